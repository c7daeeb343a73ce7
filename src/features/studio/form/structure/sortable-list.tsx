import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Fragment, type ReactNode } from "react";
import own from "../form.module.css";
import { announcementsOf } from "./announcements.ts";

type Props = {
  /** Names the list on the page. */
  readonly list: string;
  /** What stands in it, in words. */
  readonly names: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  /** What stands before the entry of a place, or after the last one. */
  readonly between?: (index: number) => ReactNode;
  readonly children: readonly ReactNode[];
};

/**
 * A list whose entries can be dragged by a handle. The handle is for pointers alone: by keyboard and screen reader the
 * buttons beside each entry move it.
 */
export function SortableList({ list, names, onMove, between, children }: Props) {
  // A press that does not move far is a press, and a finger that moves at once scrolls.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
  );
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
        {children.map((child, index) => (
          <Fragment key={ids[index]}>
            {between?.(index)}
            <Sortable id={ids[index] ?? ""}>{child}</Sortable>
          </Fragment>
        ))}
        {between?.(children.length)}
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
