/** Where you stand with your UNO call. */
import type { View } from '../protocol';

export type CallState = 'called' | 'armed' | 'owed' | 'possible' | 'idle';

export function calledState(view: View): CallState {
  const { seat } = view;
  if (seat === null) return 'idle';
  if (view.called.includes(seat)) return 'called';
  if (view.catchable.includes(seat) || view.race?.seat === seat) return 'owed';
  if (view.armed) return 'armed';
  return view.legal.includes('uno') ? 'possible' : 'idle';
}
