/** A drawing wider than this doesn't fit the column on a laptop even when scaled down as far as its text stays readable. */
export const widest = 660;
