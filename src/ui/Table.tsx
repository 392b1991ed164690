import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  /** The id of its heading. */
  heading: string;
  /** The titles of the columns. On phones only screen readers have them, since each cell is a line of its own, unless `className` shows them. */
  columns: readonly { title: string; lang?: string }[];
  className: string | undefined;
  /** The rows: each begins with a `<th scope="row">`. */
  children: ReactNode;
}

/** A table whose rows are divided by hairlines, on which a `Clock` of a cell lies. */
export function Table({ heading, columns, className, children }: TableProps) {
  return (
    <table className={`${styles.table} ${className}`} aria-labelledby={heading}>
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

/**
 * The first part of a hairline, in brass: how long a time limit is, in percent. Its owner has the hairline as its upper border.
 * For the eye alone: the words beside it say the same.
 */
export function Clock({ share }: { share: number | undefined }) {
  if (share === undefined) return null;
  return (
    <svg className={styles.clock} aria-hidden="true">
      <rect width={`${share}%`} height="2" />
    </svg>
  );
}
