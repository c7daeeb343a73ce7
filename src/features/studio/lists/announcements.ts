import type { Announcements } from "@dnd-kit/core";
import { surveyWords } from "../form/survey-words.ts";

type Id = { readonly id: string | number };
type Said = (event: { readonly active: Id; readonly over?: Id | null }) => string;

/** What a screen reader says while an entry of a list is dragged: its words and its place, not the ids of the page. */
export function announcementsOf(
  ids: readonly string[],
  names: readonly string[],
): Readonly<Record<keyof Omit<Announcements, "onDragMove">, Said>> {
  const placeOf = (one: Id | null | undefined) => (one ? ids.indexOf(`${one.id}`) : -1);
  const nameOf = (one: Id) => names[placeOf(one)] ?? "";
  const words = surveyWords.dragged;
  const stays: Said = ({ active }) => words.stays(nameOf(active));
  const said =
    (at: (name: string, place: number, of: number) => string): Said =>
    ({ active, over }) => {
      const place = placeOf(over);
      return place < 0 ? words.stays(nameOf(active)) : at(nameOf(active), place + 1, ids.length);
    };
  return {
    onDragStart: ({ active }) => words.picked(nameOf(active)),
    onDragOver: said(words.over),
    onDragEnd: said(words.dropped),
    onDragCancel: stays,
  };
}
