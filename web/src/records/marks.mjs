// Describes the marks of a record in words: labels, triangles, circles, crosses and
// squares.
export const marksText = (marks = []) => marks.map(({ kind, point, text }) =>
    [kind, point, text].filter(Boolean).join(" ")).join(", ");
