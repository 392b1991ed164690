/** The rows of a table by id as a list, in the same order. */
export const withIds = <Id extends string, Row extends object>(rows: Readonly<Record<Id, Row>>) =>
  Object.entries<Row>(rows).map(([id, row]) => ({ id: id as Id, ...row }));
