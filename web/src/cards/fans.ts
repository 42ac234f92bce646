/** The cards that tell a box from the others. */
export const FANS: Readonly<Record<string, readonly string[]>> = {
  classic: ['R7', 'B+2', 'W+4'],
  'mario-kart': ['Y5', 'GS', 'WI'],
  'pizza-pizza': ['G3', 'R+1', 'WD'],
};
