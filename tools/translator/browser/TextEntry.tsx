import { useId, useState } from 'react';
import type { ListedText } from '../protocol.ts';
import { TextForm } from './TextForm.tsx';
import { t } from './t.ts';
import { useSave } from './useSave.ts';

interface TextEntryProps {
  text: ListedText;
  onConfirmed: () => void;
}

/** A text in the list, which opens for editing, and stays open until it is cancelled or saved. */
export function TextEntry({ text, onConfirmed }: TextEntryProps) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className="entry" aria-expanded={open} onClick={() => setOpen(true)}>
        <code>
          {text.file}: {text.key}
        </code>{' '}
        {text.original && <del lang={text.locale}>{text.original}</del>}{' '}
        <span lang={text.locale}>{text.value ?? t('missing')}</span>
      </button>
      {open && <Editor text={text} onClose={() => setOpen(false)} onConfirmed={onConfirmed} />}
    </li>
  );
}

function Editor({ text, ...on }: TextEntryProps & { onClose: () => void }) {
  const start = text.value ?? '';
  const [value, setValue] = useState(start);
  const id = useId();
  const saving = useSave(text, { start, typed: () => value });
  return (
    <TextForm text={text} {...saving} {...on}>
      <label htmlFor={id}>{t('text')}</label>
      <textarea
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the field appears when the translator opens the entry to edit it
        autoFocus
        lang={text.locale}
        value={value}
        rows={Math.min(10, 2 + Math.ceil(value.length / 40))}
        onChange={({ target }) => setValue(target.value)}
      />
    </TextForm>
  );
}
