/** Where a rule point stands in the guides: in that of the edition at hand, if it knows the point. */
import { catalog } from '../lib/catalog.svelte';

/** Which guide a point is at home in, by how its number begins. */
const HOMES: readonly [string, string][] = [
  ['PP-', 'pizza-pizza'],
  ['4.4', 'classic'],
];

export function guideAddress(point: string, edition: string): string {
  const here = catalog.edition(edition)?.points.some((each) => each.point === point);
  const home = HOMES.find(([start]) => point.startsWith(start))?.[1] ?? 'mario-kart';
  return `/rules/${here ? edition : home}#${point}`;
}
