/** The leftmost and rightmost x of a drawing. */
export class Extent {
  left = Number.POSITIVE_INFINITY;
  right = Number.NEGATIVE_INFINITY;

  add(left: number, right: number): void {
    this.left = Math.min(this.left, left);
    this.right = Math.max(this.right, right);
  }
}
