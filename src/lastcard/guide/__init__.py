"""The guide to an edition's rules, for somebody at a kitchen table with the box.

It is put together from three places: what can be derived comes from the edition (its cards, what they do, the
figures), what is a rule comes from the rule book (`lastcard.editions.rulebook`), and what is prose comes from the
catalog. `plan.toml` says which point stands where, and what people ask.
"""

from lastcard.guide.pages import GuidePage, GuideSection, Paragraph, Question, Source, guide
from lastcard.guide.pictures import GuideCard
from lastcard.guide.plan import Plan, plan

__all__ = ["GuideCard", "GuidePage", "GuideSection", "Paragraph", "Plan", "Question", "Source", "guide", "plan"]
