interface TitledListProps {
  items: readonly { title: string; text: string }[];
  className?: string;
}

/** A list of short texts, each with a title. Its layout is the page's. */
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
