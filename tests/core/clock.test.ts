import { describe, expect, test } from "vitest";
import { minutesInBed } from "#core/formulas/clock.ts";
import { readClockTime } from "#core/formulas/read-clock-time.ts";
import { WRITTEN } from "./dates-and-times-as-written.ts";

const at = (hour: number, minute = 0) => hour * 60 + minute;

describe("readClockTime", () => {
  test.each([
    ["10:30 PM", at(22, 30), true],
    ["10:30pm", at(22, 30), true],
    ["10pm", at(22), true],
    ["10.30 p.m.", at(22, 30), true],
    ["10:30 p. m.", at(22, 30), true],
    ["1030 pm", at(22, 30), true],
    ["  6 AM ", at(6), true],
    ["12 AM", at(0), true],
    ["12:05 am", at(0, 5), true],
    ["12 PM", at(12), true],
    ["midnight", at(0), true],
    ["Noon", at(12), true],
    ["22:30", at(22, 30), true],
    ["0030", at(0, 30), true],
    ["24:00", at(0), true],
    ["13", at(13), true],
    ["10", at(10), false],
    ["1030", at(10, 30), false],
    ["10.30", at(10, 30), false],
    ["06:30", at(6, 30), false],
    ["12:00", at(12), false],
  ])("reads %j as minute %i of the day, half of the day known: %j", (text, minutes, marked) => {
    expect(readClockTime(text)).toMatchObject({ minutes, marked });
  });

  test.each(WRITTEN.filter(([, kind]) => kind === "time"))("reads what people write in %s as a %s: %j", (...row) => {
    const [, , text, means] = row;
    const { minutes = -1 } = readClockTime(text) ?? {};
    expect([Math.floor(minutes / 60), minutes % 60]).toEqual(means.split(":").map(Number));
  });

  test.each([
    ["nine o’clock p.m.", at(21), true],
    ["five past 11 pm", at(23, 5), true],
    ["twenty-five to ten", at(9, 35), false],
    ["quarter to one", at(12, 45), false],
    ["2 at night", at(2), true],
    ["12 at night", at(0), true],
    ["12 de la mañana", at(12), true],
    ["a media noche", at(0), true],
    ["la una y media", at(1, 30), false],
    ["once y veinticinco de la noche", at(23, 25), true],
    ["21h30", at(21, 30), true],
    ["21:30 de la noche", at(21, 30), true],
    ["6 a.m. usually", at(6), true],
  ])("reads %j as minute %i of the day, half of the day known: %j", (text, minutes, marked) => {
    expect(readClockTime(text)).toMatchObject({ minutes, marked });
  });

  test.each([
    "",
    "soon",
    "25:00",
    "24:01",
    "10:60",
    "13 PM",
    "0 AM",
    "10:3",
    "10::30",
    "10 30 20",
    "-5",
    "1e1",
    "10 o'clock x",
    "10 to 8",
    "10-11",
    "10 PM or 11 PM",
    "21:30 am",
    "evening",
    "las muchas",
  ])("refuses %j", (text) => {
    expect(readClockTime(text)).toBeNull();
  });
});

describe("minutesInBed", () => {
  test.each([
    ["both marked", "10:30 PM", "6:30 AM", 7, 480],
    ["over midnight by words", "midnight", "7 AM", 7, 420],
    ["up at noon", "3 AM", "noon", 8, 540],
    ["24-hour clock", "22:30", "06:30", 7, 480],
    ["one time proves a 24-hour clock", "22:30", "6:30", 7, 480],
    ["one time proves it, the other way round", "6:30", "14:00", 7, 450],
    ["unmarked evening to morning", "10:30", "6:30", 7, 480],
    ["unmarked, short night fits", "12", "5", 4.5, 300],
    ["unmarked, under 3 hours becomes the longer", "10", "12", 0, 840],
    ["unmarked, exactly 3 hours stays", "12", "3", 3, 180],
    ["unmarked, sleep 2 hours beyond the short time stays", "12", "5", 7, 300],
    ["unmarked, sleep further beyond takes the longer", "12", "5", 7.25, 1020],
    ["unmarked and equal is half a day", "10", "10", 8, 720],
    ["one marked, one not, is read by the difference", "10 PM", "6", 7, 480],
    ["almost a whole day", "10:00 PM", "9:59 PM", 8, 1439],
  ])("%s", (_, bed, up, slept, minutes) => {
    expect(minutesInBed(bed, up, slept)).toBe(minutes);
  });

  test.each([
    ["equal marked times", "10 PM", "10 PM"],
    ["equal times on a 24-hour clock", "22:00", "22:00"],
    ["no bed time", "", "6 AM"],
    ["words that are no time", "10 PM", "late"],
  ])("gives nothing for %s", (_, bed, up) => {
    expect(minutesInBed(bed, up, 8)).toBeNull();
  });
});
