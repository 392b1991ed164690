import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  /** The titles of the columns. On phones they are not shown, since each cell is a line of its own. */
  columns: readonly { title: string; lang?: string }[];
  className: string | undefined;
  /** The rows: each begins with a `<th scope="row">`. */
  children: ReactNode;
}

/** A table whose rows are divided by hairlines, on which a `Clock` of a cell lies. */
export function Table({ columns, className, children }: TableProps) {
  return (
    <table className={`${styles.table} ${className}`}>
      <thead>
        <tr>
          {columns.map(({ title, lang }) => (
            <th key={title} scope="col" lang={lang}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
