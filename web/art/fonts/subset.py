"""Makes the two fonts that every page loads: Latin letters only, and only the weights that are used.

Needs fontTools and brotli (Debian: python3-fonttools, python3-brotli). From the repository's root:

    python3 web/art/fonts/subset.py

Letters beyond these come from the whole fonts in the packages, when a page has any. The script prints how the
stand-in fonts must be stretched so that nothing jumps when the real ones arrive (src/app/fonts.css).
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[3]
PACKAGES = ROOT / "node_modules/@fontsource-variable"
TARGET = ROOT / "web/src/app/fonts"

# Basic Latin, Latin-1, and the punctuation, arrows and signs of the site's own texts.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "–—‘’“”•…€×−‹›")]
FEATURES = ["kern", "liga", "lnum", "tnum"]

# The stand-ins of Windows and macOS, of Android, and of Linux, each with the mean width of its letters in SAMPLE, in em.
FONTS = [
    {
        "name": "cormorant-garamond",
        "weights": (500, 600),
        "stand_ins": {"Times New Roman": 832 / 2048, "Noto Serif": 0.4622, "DejaVu Serif": 0.4975},
    },
    {
        "name": "figtree",
        "weights": (400, 700),
        "stand_ins": {"Arial": 934 / 2048, "Roboto": 0.4262, "DejaVu Sans": 0.4919},
    },
]

SAMPLE = "The lake at dusk, a quiet room and a table by the water: book your stay with the hotel itself."


def mean_width(font):
    """The mean width of a letter in ordinary English, in em."""
    letters, widths = font.getBestCmap(), font["hmtx"]
    total = sum(widths[letters[ord(letter)]][0] for letter in SAMPLE)
    return total / len(SAMPLE) / font["head"].unitsPerEm


def make(name, weights, stand_ins):
    source = PACKAGES / name / "files" / f"{name}-latin-wght-normal.woff2"
    font = TTFont(source)
    options = Options()
    options.layout_features = FEATURES
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": weights})
    target = TARGET / f"{name}.woff2"
    font.flavor = "woff2"
    font.save(target)

    em, lines = font["head"].unitsPerEm, font["hhea"]
    print(f"{target.name}: {target.stat().st_size} bytes")
    for stand_in, width in stand_ins.items():
        stretch = mean_width(font) / width
        print(f"  {stand_in}: size-adjust {stretch:.1%}; ascent-override {lines.ascent / em / stretch:.1%};"
              f" descent-override {-lines.descent / em / stretch:.1%}; line-gap-override {lines.lineGap / em / stretch:.1%}")


TARGET.mkdir(parents=True, exist_ok=True)
for each in FONTS:
    make(**each)
