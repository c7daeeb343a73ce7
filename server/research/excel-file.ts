import type { Writable } from "node:stream";

type Table = { readonly name: string; readonly cells: readonly (readonly string[])[] };

/** Writes tables as the sheets of an Excel workbook. Every cell is text: a code 01 must stay 01. */
export async function writeExcel(tables: readonly Table[], output: Writable): Promise<void> {
  // It loads hundreds of files: only who writes a workbook waits for them.
  const { default: excel } = await import("exceljs");
  const workbook = new excel.Workbook();
  for (const { name, cells } of tables) {
    const sheet = workbook.addWorksheet(name, { views: [{ state: "frozen", ySplit: 1 }] });
    for (const row of cells) sheet.addRow(row.map((cell) => (cell === "" ? null : cell)));
    sheet.getRow(1).font = { bold: true };
  }
  await workbook.xlsx.write(output);
}
