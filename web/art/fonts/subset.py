"""Makes the small fonts of the site, and those of the typefaces that a hotel can choose instead.

Needs fontTools and brotli (Debian: python3-fonttools, python3-brotli). From the repository's root:

    npm install --no-save --prefix .cache/fonts @fontsource-variable/cormorant-garamond@5.3.0 \\
      @fontsource-variable/figtree@5.3.0 @fontsource-variable/playfair-display@5.3.0 @fontsource-variable/source-serif-4@5.3.0 \\
      @fontsource-variable/source-sans-3@5.3.0 @fontsource-variable/nunito-sans@5.3.0
    python3 web/art/fonts/subset.py .cache/fonts/node_modules

Each typeface has a file of Latin letters, one of the rupee's sign and, when a hotel can choose it, one of the letters of
other languages. They keep only the weights that are used. The script prints how the stand-in fonts must be stretched so
that nothing jumps when the real ones arrive (src/app/fonts.css, graphql-server/src/look/typefaces.ts).
"""

import sys
from pathlib import Path
from shutil import copyfile

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[3]
PACKAGES = Path(sys.argv[1]) / "@fontsource-variable"
OF_THE_SITE = ROOT / "web/src/app/fonts"
TO_CHOOSE = ROOT / "web/public/typefaces"

# Basic Latin, Latin-1, and the punctuation, arrows and signs of the site's own texts.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "–—‘’“”•…€×−‹›")]
FEATURES = ["kern", "liga", "lnum", "tnum"]

# The packages keep the sign of the rupee with letters of other languages. Each price has it, so it is a file of its own.
RUPEE = "₹"

# The letters of other languages in the packages, without the rupee's sign: the rest of Latin, and signs of currencies.
FURTHER_LETTERS = [*range(0x100, 0x300), *range(0x1E00, 0x1F00), *range(0x20A0, 0x20B9), *range(0x20BA, 0x20C1)]

# The stand-ins of Windows and macOS, of Android, and of Linux, each with the mean width of its letters in SAMPLE, in em.
SERIFS = {"Times New Roman": 832 / 2048, "Noto Serif": 0.4622, "DejaVu Serif": 0.4975}
SANS_SERIFS = {"Arial": 934 / 2048, "Roboto": 0.4262, "DejaVu Sans": 0.4919}

# Each with the folder of its files, its weights, its stand-ins, and whether it is one that a hotel can choose.
FONTS = [
    ("cormorant-garamond", OF_THE_SITE, (500, 600), SERIFS, False),
    ("figtree", OF_THE_SITE, (400, 700), SANS_SERIFS, False),
    ("playfair-display", TO_CHOOSE, (500, 600), SERIFS, True),
    ("source-serif-4", TO_CHOOSE, (500, 600), SERIFS, True),
    ("source-sans-3", TO_CHOOSE, (400, 700), SANS_SERIFS, True),
    ("nunito-sans", TO_CHOOSE, (400, 700), SANS_SERIFS, True),
]

SAMPLE = "The lake at dusk, a quiet room and a table by the water: book your stay with the hotel itself."


def mean_width(font):
    """The mean width of a letter in ordinary English, in em."""
    letters, widths = font.getBestCmap(), font["hmtx"]
    total = sum(widths[letters[ord(letter)]][0] for letter in SAMPLE)
    return total / len(SAMPLE) / font["head"].unitsPerEm


def subset(source, target, letters, weights):
    """Writes the font with these letters and weights, and returns it."""
    font = TTFont(source)
    options = Options()
    options.layout_features = FEATURES
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": weights})
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")
    return font


def make(name, folder, weights, stand_ins, has_further_letters):
    files = PACKAGES / name / "files"
    latin, further = files / f"{name}-latin-wght-normal.woff2", files / f"{name}-latin-ext-wght-normal.woff2"
    folder.mkdir(parents=True, exist_ok=True)
    font = subset(latin, folder / f"{name}.woff2", LETTERS, weights)
    subset(further, folder / f"{name}-rupee.woff2", [ord(RUPEE)], weights)
    if has_further_letters:
        subset(further, folder / f"{name}-further.woff2", FURTHER_LETTERS, weights)
        copyfile(PACKAGES / name / "LICENSE", folder / f"{name}.LICENSE")

    em, lines = font["head"].unitsPerEm, font["hhea"]
    for stand_in, width in stand_ins.items():
        stretch = mean_width(font) / width
        print(f"  {stand_in}: size-adjust {stretch:.1%}; ascent-override {lines.ascent / em / stretch:.1%};"
              f" descent-override {-lines.descent / em / stretch:.1%}; line-gap-override {lines.lineGap / em / stretch:.1%}")


for each in FONTS:
    make(*each)
