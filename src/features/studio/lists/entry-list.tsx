import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Fragment, type ReactNode } from "react";
import { announcementsOf } from "./announcements.ts";
import own from "./entry-list.module.css";
import { ListButtons } from "./list-buttons.tsx";

type Props<Entry> = {
  /** Names the list on the page. */
  readonly list: string;
  readonly entries: readonly Entry[];
  /** What an entry is called where it is moved, duplicated or deleted: "question “How often …”". */
  readonly nameOf: (entry: Entry, index: number) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly onCopy?: ((entry: Entry, index: number) => void) | undefined;
  readonly onDelete?: ((entry: Entry, index: number) => void) | undefined;
  /** What stands before the entry of a place, or after the last one. */
  readonly between?: (index: number) => ReactNode;
  /** The form of an entry, with its buttons where they belong in it. */
  readonly children: (entry: Entry, index: number, buttons: ReactNode) => ReactNode;
};

/**
 * A list whose entries are moved, duplicated and deleted. A handle drags an entry, for pointers alone: by keyboard and
 * screen reader the buttons of each entry do the same.
 */
export function EntryList<Entry>({
  list,
  entries,
  onMove,
  onCopy,
  onDelete,
  between,
  children,
  ...props
}: Props<Entry>) {
  // A press that does not move far is a press, and a finger that moves at once scrolls.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
  );
  const names = entries.map(props.nameOf);
  const ids = names.map((_, index) => `${list}-${index}`);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsOf(ids, names), screenReaderInstructions: { draggable: "" } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(ids.indexOf(`${active.id}`), ids.indexOf(`${over.id}`));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {entries.map((entry, index) => (
          <Fragment key={ids[index]}>
            {between?.(index)}
            <Sortable id={ids[index] ?? ""}>
              {children(
                entry,
                index,
                <ListButtons
                  list={list}
                  name={names[index] ?? ""}
                  index={index}
                  count={entries.length}
                  onMove={(to) => onMove(index, to)}
                  onCopy={onCopy && (() => onCopy(entry, index))}
                  onDelete={onDelete && (() => onDelete(entry, index))}
                />,
              )}
            </Sortable>
          </Fragment>
        ))}
        {between?.(entries.length)}
      </SortableContext>
    </DndContext>
  );
}

function Sortable({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  return (
    <div
      ref={setNodeRef}
      className={own.sortable}
      data-dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span ref={setActivatorNodeRef} className={own.handle} aria-hidden="true" {...listeners}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
        </svg>
      </span>
      {children}
    </div>
  );
}
