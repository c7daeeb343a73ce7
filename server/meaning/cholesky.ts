/**
 * Turns the lower half of a symmetric, positive definite matrix into its Cholesky factor, in place. Matrix libraries
 * need the whole matrix several times over: for 3,000 messages 250 MB instead of 36.
 * @param rows of the lower half, each one longer than the one before
 * @see Golub, G., Van Loan, C. (2013). Matrix Computations, 4th edition, algorithm 4.2.1.
 */
export function choleskyOf(rows: Float64Array[]): readonly Float64Array[] {
  for (const [index, row] of rows.entries()) {
    for (let column = 0; column <= index; column++) {
      const other = rows[column] as Float64Array;
      let rest = row[column] as number;
      for (let at = 0; at < column; at++) rest -= (row[at] as number) * (other[at] as number);
      row[column] = column === index ? Math.sqrt(rest) : rest / (other[column] as number);
    }
  }
  return rows;
}

/** Solves the linear equations of a matrix that is given by its Cholesky factor. */
export function solved(factor: readonly Float64Array[], wanted: readonly number[]): Float64Array {
  const values = Float64Array.from(wanted);
  for (const [index, row] of factor.entries()) {
    let rest = values[index] as number;
    for (let at = 0; at < index; at++) rest -= (row[at] as number) * (values[at] as number);
    values[index] = rest / (row[index] as number);
  }
  for (let index = factor.length - 1; index >= 0; index--) {
    const row = factor[index] as Float64Array;
    const value = (values[index] as number) / (row[index] as number);
    values[index] = value;
    for (let at = 0; at < index; at++) values[at] = (values[at] as number) - (row[at] as number) * value;
  }
  return values;
}
