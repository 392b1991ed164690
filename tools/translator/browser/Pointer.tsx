import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ListedText, placeName } from '../protocol.ts';
import { editInPlace, type InPlaceEditor } from './editInPlace.ts';
import { boxesOf, type Pointed, textAt } from './pageTexts.ts';
import { TextFacts, TextForm } from './TextForm.tsx';
import { t } from './t.ts';
import { hasUnsaved, useSave } from './useSave.ts';

interface PointerProps {
  texts: readonly ListedText[];
  onConfirmed: () => void;
}

/** Highlights the text under the pointer and shows its place; a click edits it in place. */
export function Pointer({ texts, onConfirmed }: PointerProps) {
  const [pointed, setPointed] = useState<Pointed>();
  const [edited, setEdited] = useState<Pointed>();
  const editor = useRef<InPlaceEditor>(null);
  useEffect(() => {
    const move = (event: PointerEvent) => {
      if (!isOnPage(event)) return setPointed(undefined);
      const found = textAt(event.clientX, event.clientY, texts);
      setPointed((before) => (found?.nodes === before?.nodes ? before : found));
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
      if (editor.current && hasUnsaved()) return editor.current.element.focus();
      setPointed(undefined);
      setEdited(found);
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('scroll', leave, true);
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('scroll', leave, true);
      document.removeEventListener('click', click, true);
    };
  }, [texts]);

  if (edited)
    return (
      <InPlace
        key={placeName(edited.text)}
        {...edited}
        editor={editor}
        onConfirmed={() => {
          setEdited(undefined);
          onConfirmed();
        }}
        onClose={() => setEdited(undefined)}
      />
    );
  if (!pointed) return null;
  const boxes = boxesOf(pointed.nodes);
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

interface InPlaceProps extends Pointed {
  editor: RefObject<InPlaceEditor | null>;
  onConfirmed: () => void;
  onClose: () => void;
}

/** The editor's toolbar: the text's place, the English, and the actions. */
function InPlace({ nodes, text, editor, onConfirmed, onClose }: InPlaceProps) {
  const first = useRef<HTMLButtonElement>(null);
  const start = text.value ?? text.english ?? '';
  const typed = () => editor.current?.typed() ?? start;
  const { save, problem } = useSave(text, { start, typed, done: onClose });
  const [boxes] = useState(() => boxesOf(nodes));
  const latest = useRef({ save, onClose });
  latest.current = { save, onClose };

  useEffect(() => {
    editor.current = editInPlace(nodes, start, {
      save: () => latest.current.save(),
      cancel: () => latest.current.onClose(),
      leave: () => first.current?.focus(),
    });
    return () => {
      editor.current?.close();
      editor.current = null;
    };
  }, [nodes, start, editor]);

  return (
    <div className="hint bar" style={placeBeside(boxes)}>
      <TextForm
        text={text}
        save={save}
        problem={problem}
        first={first}
        onClose={onClose}
        onConfirmed={onConfirmed}
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
