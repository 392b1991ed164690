import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** How often it renders anew what another program has removed, which may go on removing it. */
const MOST = 10;

/**
 * Returns a function that renders something below the form. Where another program has moved, emptied or removed what was
 * rendered, it is rendered anew, in another element: React would throw, or go on with elements that nobody sees.
 */
export function outcomeBox(island: HTMLElement): (content: ReactNode) => void {
  const next = () => {
    const box = island.appendChild(document.createElement('div'));
    return { box, root: createRoot(box), parents: new Map<Element, Element | null>() };
  };
  let current = next();
  let latest: ReactNode;
  let restored = 0;

  function rememberParents(): void {
    const { box, parents } = current;
    parents.clear();
    // Translators put texts into `font`, and change that later.
    for (const part of [box, ...box.querySelectorAll(':not(font, font *)')])
      parents.set(part, part.parentElement);
  }
  function show(content: ReactNode): void {
    latest = content;
    if ([...current.parents].some(([part, parent]) => part.parentElement !== parent)) {
      current.box.remove();
      current = next();
    }
    current.root.render(<AfterRender call={rememberParents}>{content}</AfterRender>);
  }
  new MutationObserver(() => {
    if (restored >= MOST || [...current.parents.keys()].every((part) => island.contains(part))) return;
    restored += 1;
    show(latest);
  }).observe(island, { childList: true, subtree: true });
  return show;
}

function AfterRender({ call, children }: { call: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(call);
  return children;
}
