import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { placeName } from '../marks.ts';
import type { ListedText } from '../protocol.ts';
import { Confirm } from './Confirm.tsx';
import { editInPlace, type InPlaceEditor } from './editInPlace.ts';
import { boxesOf, nodesOf, type Pointed, textAt } from './pageTexts.ts';
import { TextFacts } from './TextFacts.tsx';
import { t } from './t.ts';
import { hasUnsaved } from './unsaved.ts';
import { useSave } from './useSave.ts';
import { keepSession, readSession } from './useSession.ts';

interface PointerProps {
  texts: readonly ListedText[];
  onConfirmed: () => void;
}

/** Highlights the text under the pointer and shows its place; a click edits it in place. */
export function Pointer({ texts, onConfirmed }: PointerProps) {
  const [pointed, setPointed] = useState<Pointed>();
  const [edited, setEdited] = useState<Pointed>();
  const editor = useRef<Editor>(null);
  /** The text that was clicked on while another was being saved. */
  const next = useRef<Pointed>(undefined);
  const edit = useCallback((found: Pointed | undefined) => {
    // A save reloads the page, and the text is to be open again after that.
    keepSession('edited', found ? placeName(found.text) : '');
    next.current = undefined;
    setEdited(found);
  }, []);
  useEffect(() => {
    const name = readSession('edited');
    const text = texts.find((one) => placeName(one) === name);
    const [node] = text ? nodesOf(text) : [];
    if (text && node) setEdited((now) => now ?? { node, text });
  }, [texts]);
  useEffect(() => {
    const move = (event: PointerEvent) => {
      if (!isOnPage(event)) return setPointed(undefined);
      const found = textAt(event.clientX, event.clientY, texts);
      setPointed((before) => (found?.node === before?.node ? before : found));
    };
    const leave = () => setPointed(undefined);
    const click = (event: MouseEvent) => {
      // A click with Ctrl or Cmd keeps its normal effect: it follows a link or opens an answer.
      if (!isOnPage(event) || event.ctrlKey || event.metaKey || event.detail === 0) return;
      const found = textAt(event.clientX, event.clientY, texts);
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      // Clicking elsewhere neither saves nor discards unsaved text.
      if (editor.current?.isSaving()) next.current = found;
      else if (editor.current && hasUnsaved()) editor.current.element.focus();
      else {
        setPointed(undefined);
        edit(found);
      }
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('scroll', leave, true);
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('scroll', leave, true);
      document.removeEventListener('click', click, true);
    };
  }, [texts, edit]);

  if (edited)
    return (
      <InPlace
        key={placeName(edited.text)}
        {...edited}
        editor={editor}
        onConfirmed={onConfirmed}
        onSaved={() => edit(next.current)}
        onClose={() => edit(undefined)}
      />
    );
  if (!pointed) return null;
  const boxes = boxesOf(pointed.node);
  return (
    <>
      {boxes.map((box) => (
        <div
          key={`${box.left} ${box.top}`}
          className="outline"
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
        />
      ))}
      <div className="hint" style={placeBeside(boxes)}>
        <TextFacts text={pointed.text} />
        <p className="keys">{t('pointKeys')}</p>
      </div>
    </>
  );
}

interface Editor extends InPlaceEditor {
  isSaving: () => boolean;
}

interface InPlaceProps extends Pointed {
  editor: RefObject<Editor | null>;
  onSaved: () => void;
  onConfirmed: () => void;
  onClose: () => void;
}

/** The editor's toolbar: the text's place, the English, and the actions. */
function InPlace({ node, text, editor, onConfirmed, onSaved, onClose }: InPlaceProps) {
  const first = useRef<HTMLButtonElement>(null);
  const start = text.value ?? text.english ?? '';
  const { save, isSaving, problem } = useSave(text, {
    start,
    typed: () => editor.current?.typed() ?? start,
    done: onSaved,
  });
  const [boxes] = useState(() => boxesOf(node));
  const latest = useRef({ save, isSaving, onClose });
  latest.current = { save, isSaving, onClose };

  useEffect(() => {
    const opened = editInPlace(node, start, {
      save: () => latest.current.save(),
      cancel: () => latest.current.onClose(),
      leave: () => first.current?.focus(),
    });
    editor.current = { ...opened, isSaving: () => latest.current.isSaving() };
    return () => {
      editor.current?.close();
      editor.current = null;
    };
  }, [node, start, editor]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the toolbar as it closes the text
    <div
      className="hint bar"
      style={placeBeside(boxes)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <TextFacts text={text} />
      {problem && <p role="alert">{problem}</p>}
      <button ref={first} type="button" onClick={save}>
        {t('save')}
      </button>
      <button type="button" onClick={onClose}>
        {t('cancel')}
      </button>
      <Confirm
        text={text}
        onConfirmed={() => {
          onConfirmed();
          onClose();
        }}
      />
      <p className="keys">{t('editKeys')}</p>
    </div>
  );
}

/** Below a text, or above it where there is more room. */
function placeBeside(boxes: readonly DOMRect[]): { left: number; top?: number; bottom?: number } {
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left), innerWidth - 420));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return bottom < innerHeight * 0.6 ? { left, top: bottom + 12 } : { left, bottom: innerHeight - top + 12 };
}

const isOnPage = (event: Event): boolean =>
  event.target instanceof Element &&
  event.target.id !== 'translator' &&
  !event.target.closest('translator-text');
