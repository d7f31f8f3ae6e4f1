"""Makes the typefaces in app/styles/fonts from unpacked fontsource packages.

Usage: cut-fonts.py FOLDER   (which contains source-serif-4 and the variable source-sans-3)
Needs fonttools 4.38 and brotli (Debian: python3-fonttools, python3-brotli).
"""

import io
import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = Path(__file__).parent.parent / "app/styles"
# Kerning below 0.02 em in headings or 0.03 em in text is hardly visible; steps of 0.01 em compress better.
SMALLEST_KERNING = {"source-serif": 20, "source-sans": 30}
KERNING_STEP = 10


def letters_by_file():
    """Returns the `unicode-range` of each file in app/styles/fonts.css."""
    css = (FONTS / "fonts.css").read_text()
    faces = re.findall(r"fonts/([\w-]+\.woff2)'.*?unicode-range:\s*([^;]+);", css, re.S)
    return {name: re.sub(r"\s", "", letters) for name, letters in faces}


def simplify_kerning(font, smallest):
    def simplify(value):
        kerning = value.XAdvance if hasattr(value, "XAdvance") else 0
        visible = abs(kerning) >= smallest
        value.XAdvDevice = None
        value.XAdvance = round(kerning / KERNING_STEP) * KERNING_STEP if visible else 0

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType != 2:
                continue
            rows = table.PairSet if table.Format == 1 else table.Class1Record
            for row in rows:
                pairs = row.PairValueRecord if table.Format == 1 else row.Class2Record
                for pair in pairs:
                    simplify(pair.Value1)
                if table.Format == 1:
                    row.PairValueRecord = [pair for pair in pairs if pair.Value1.XAdvance]
                    row.PairValueCount = len(row.PairValueRecord)
            table.ValueFormat1 = 4
    if "GDEF" in font:
        font["GDEF"].table.VarStore = None


def weights(font, limits):
    file = io.BytesIO()
    limited = instancer.instantiateVariableFont(font, limits)
    limited.flavor = None
    limited.save(file)
    file.seek(0)
    return TTFont(file)


def cut(source, name, letters):
    font = TTFont(source)
    if "fvar" in font:
        font = weights(font, {"wght": (400, 600)})
    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    features = ["kern"] if name.endswith("basic.woff2") else ["kern", "mark", "ccmp", "locl"]
    options.layout_features = features
    options.name_IDs = [0, 13, 14]
    options.drop_tables += ["HVAR", "MVAR", "STAT", "BASE", "gasp"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=subset.parse_unicodes(letters))
    cutter.subset(font)
    simplify_kerning(font, SMALLEST_KERNING["-".join(name.split("-")[:2])])
    path = FONTS / "fonts" / name
    subset.save_font(font, str(path), options)
    print(path.stat().st_size, name)


def main(folder):
    for name, letters in letters_by_file().items():
        part = "latin-ext" if name.endswith(("latin-a.woff2", "latin-ext.woff2")) else "latin"
        sans = name.startswith("source-sans")
        family, style = ("source-sans-3", "wght") if sans else ("source-serif-4", "600")
        cut(folder / family / "files" / f"{family}-{part}-{style}-normal.woff2", name, letters)


main(Path(sys.argv[1]))
