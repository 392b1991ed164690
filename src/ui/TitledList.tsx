interface TitledListProps {
  items: readonly { title: string; text: string }[];
  className?: string;
}

/** A list of short texts, each with a title. The page's stylesheet lays it out. */
export function TitledList({ items, className }: TitledListProps) {
  return (
    <ul className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
