/** Where the other players sit on the screen: around an oval where there is room, else along the top. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How much height a player's sign has on a narrow screen. */
export type Room = 'tiny' | 'low' | 'snug' | 'usual' | 'roomy';

export interface Strip {
  places: Point[];
  chip: Size;
  height: number;
}

const MARGIN = 8;
const TURN = 2 * Math.PI;

/** The seats other than `you`, in the order of play to the left; all of them for somebody who watches. */
export function others(seats: number, you: number | null): number[] {
  if (you === null) return Array.from({ length: seats }, (_, i) => i);
  return Array.from({ length: seats - 1 }, (_, i) => (you + 1 + i) % seats);
}

/**
 * Centers of `count` players around an oval, the first one to the left of you, who sit at the bottom; clockwise
 * on every screen and in every language. They are equally far apart along the oval, not in angle: otherwise they
 * would crowd at the narrow ends.
 */
export function ring(count: number, felt: Size, chip: Size): Point[] {
  const center = { x: felt.width / 2, y: felt.height / 2 };
  const rx = Math.max(0, (felt.width - chip.width) / 2 - MARGIN);
  const ry = Math.max(0, (felt.height - chip.height) / 2 - MARGIN);
  const at = (angle: number): Point => ({
    x: center.x + rx * Math.cos(angle),
    y: center.y + ry * Math.sin(angle),
  });
  // Your own part of the oval, at the bottom, stays free.
  const gap = TURN * Math.max(1 / (count + 1), 0.15);
  const from = TURN / 4 + gap;
  const to = TURN / 4 + TURN - gap;
  if (count === 1) return [at((from + to) / 2)];
  return alongArc(at, from, to, count);
}

const STEPS = 240;

function alongArc(at: (angle: number) => Point, from: number, to: number, count: number): Point[] {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => at(from + ((to - from) * i) / STEPS));
  const lengths = [0];
  for (let i = 1; i <= STEPS; i += 1) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    lengths.push((lengths[i - 1] as number) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const total = lengths[STEPS] as number;
  return Array.from({ length: count }, (_, k) => {
    const wanted = (total * k) / (count - 1);
    const index = lengths.findIndex((length) => length >= wanted - 1e-6);
    return points[index] as Point;
  });
}

/** How many players a row along the top takes before a second one begins. */
export const ONE_ROW = 5;
const STRIP_GAP = 10;
const ROW_GAP = 8;
const LARGEST_CHIP = 116;
/** Room for the flag of who has called UNO. */
const ABOVE = 8;

/**
 * Centers of `count` players along the top of a narrow screen. More than five bend around an arc: up on the left,
 * along the top, down on the right, as they sit at a real table.
 */
export function strip(count: number, width: number, chipHeight: number): Strip {
  const fitsInOne = count <= ONE_ROW || width / count >= 88;
  const inTop = fitsInOne ? count : topRow(count);
  const columns = Math.max(inTop, 1);
  const chipWidth = Math.min(LARGEST_CHIP, (width - 2 * MARGIN - STRIP_GAP * (columns - 1)) / columns);
  const step = chipWidth + STRIP_GAP;
  const start = (width - step * (columns - 1)) / 2;
  const top = { y: chipHeight / 2 + ABOVE };
  const below = { y: chipHeight * 1.5 + ABOVE + ROW_GAP };
  const left = fitsInOne ? 0 : Math.ceil((count - inTop) / 2);
  const places = Array.from({ length: count }, (_, k): Point => {
    if (k < left) return { x: start + (left - 1 - k) * step, ...below };
    if (k < left + inTop) return { x: start + (k - left) * step, ...top };
    const fromRight = k - left - inTop;
    return { x: start + (columns - 1 - fromRight) * step, ...below };
  });
  const rows = fitsInOne ? 1 : 2;
  return {
    places,
    chip: { width: chipWidth, height: chipHeight },
    height: rows * chipHeight + (rows - 1) * ROW_GAP + ABOVE + 2,
  };
}

/** The rest stands to the left and right below, and leaves the middle free. */
function topRow(count: number): number {
  return count % 2 === 0 && count < 2 * ONE_ROW - 1 ? ONE_ROW - 1 : ONE_ROW;
}
