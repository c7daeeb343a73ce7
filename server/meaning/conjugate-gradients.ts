/** Multiplies a symmetric, positive definite matrix with columns of numbers, which stand side by side in each row. */
export type Product = (columns: Float64Array) => Promise<Float64Array>;

/** What may be left of each column, as a share of what was wanted: scores then differ by less than a thousandth. */
const TOLERANCE = 1e-4;
/** Far more than the messages of the content need. */
const MOST_STEPS = 500;

/**
 * Solves linear equations for several columns at once. The matrix need not be held: the one of several thousand messages
 * is a product of two that are nearly empty, and where it is not, some tens of products take less time than a factor.
 * @param wanted rows of `count` numbers
 * @see Hestenes, M., Stiefel, E. (1952). Methods of conjugate gradients for solving linear systems. J. Res. NBS 49(6).
 */
export async function solved(product: Product, wanted: Float64Array, count: number): Promise<Float64Array> {
  const values = new Float64Array(wanted.length);
  const rest = wanted.slice();
  const direction = wanted.slice();
  let squares = sumsOf(rest, rest, count);
  const enough = squares.map((square) => square * TOLERANCE ** 2);
  for (let step = 0; step < MOST_STEPS && squares.some((square, at) => square > (enough[at] ?? 0)); step++) {
    const image = await product(direction);
    const slopes = sumsOf(direction, image, count);
    const lengths = squares.map((square, at) => (square > (enough[at] ?? 0) ? square / (slopes[at] as number) : 0));
    for (let at = 0; at < values.length; at++) {
      const length = lengths[at % count] as number;
      values[at] = (values[at] as number) + length * (direction[at] as number);
      rest[at] = (rest[at] as number) - length * (image[at] as number);
    }
    const left = sumsOf(rest, rest, count);
    const turns = left.map((square, at) => (squares[at] ? square / (squares[at] as number) : 0));
    for (let at = 0; at < values.length; at++)
      direction[at] = (rest[at] as number) + (turns[at % count] as number) * (direction[at] as number);
    squares = left;
  }
  return values;
}

/** For each column the sum of the products of two numbers. */
function sumsOf(one: Float64Array, other: Float64Array, count: number): Float64Array {
  const sums = new Float64Array(count);
  for (let at = 0; at < one.length; at++)
    sums[at % count] = (sums[at % count] as number) + (one[at] as number) * (other[at] as number);
  return sums;
}
