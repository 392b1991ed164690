import { type FormEvent, useId, useState } from 'react';
import type { ListedText, SiteUses } from '../protocol.ts';
import { Confirm } from './Confirm.tsx';
import { boxesOf, nodesOf } from './pageTexts.ts';
import { say } from './say.ts';
import { TextFacts } from './TextFacts.tsx';
import { useSave } from './useSave.ts';

interface TextEntryProps {
  text: ListedText;
  uses: SiteUses[string];
  open: boolean;
  onToggle: (open: boolean) => void;
  onConfirmed: (text: ListedText) => void;
}

/** A text in the list, which opens for editing. */
export function TextEntry({ text, uses, open, onToggle, onConfirmed }: TextEntryProps) {
  return (
    <li>
      <button
        type="button"
        className="entry"
        aria-expanded={open}
        onClick={() => {
          if (!open) show(text);
          onToggle(!open);
        }}
      >
        <code>{text.key}</code> <span lang={text.locale}>{text.value ?? say('missing')}</span>
      </button>
      {open && <Editor text={text} uses={uses} onConfirmed={onConfirmed} onClose={() => onToggle(false)} />}
    </li>
  );
}

type EditorProps = Omit<TextEntryProps, 'open' | 'onToggle'> & { onClose: () => void };

function Editor({ text, uses, onConfirmed, onClose }: EditorProps) {
  const [value, setValue] = useState(text.value ?? '');
  const id = useId();
  const { save, problem } = useSave(text, { start: text.value ?? '', typed: () => value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const roles = [...new Set(uses.map(({ role }) => say(`roles.${role}`)))];
  const pages = [...new Set(uses.map(({ page }) => page))];
  return (
    <form onSubmit={submit}>
      <TextFacts text={text} />
      <p>{roles.length > 0 ? roles.join('; ') : elsewhereName(text)}</p>
      {pages.length > 0 && <Pages pages={pages} />}
      <label htmlFor={id}>{say('text')}</label>
      <textarea
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the field appears when the translator opens the entry to edit it
        autoFocus
        lang={text.locale}
        value={value}
        rows={Math.min(10, 2 + Math.ceil(value.length / 40))}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      {problem && <p role="alert">{problem}</p>}
      <button type="submit">{say('save')}</button>
      <button type="button" onClick={onClose}>
        {say('cancel')}
      </button>
      <Confirm text={text} onConfirmed={onConfirmed} />
    </form>
  );
}

/** Where a text appears that no page contains initially. */
function elsewhereName({ file }: ListedText): string {
  return say(file === 'emails' || file === 'profile' ? `elsewhere.${file}` : 'elsewhere.other');
}

/** Links to the pages with a text; omitted if it is on every page. */
function Pages({ pages }: { pages: string[] }) {
  const [first = ''] = pages;
  return (
    <p>
      {pages.length > 1 ? say('onPages', { count: pages.length }) : say('onPage')}
      <a href={first}>{first}</a>
    </p>
  );
}

/** Scrolls to a text, if it is on the page and visible. */
function show(text: ListedText): void {
  const node = nodesOf(text).find((one) => boxesOf(one).length > 0);
  node?.parentElement?.scrollIntoView({ block: 'center' });
}
