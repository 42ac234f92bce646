### What happened at the table, one sentence an event.
###
### Every event is said with the same arguments:
###   $you     actor (you did it, or it befell you), other (you are the second player), none, or
###            nobody (there is no first player)
###   $name    the first player        $other  the second player
###   $pair    none (no second player), same (the same player twice), two
###   $known   yes if you may know the card, else no
###   $card    the name of the card    $amount a number
###   $color   the name of a color     $item   the name of an item
###
### Events are told in the past tense, as one tells them at the table.

event-dealt = به هر نفر { some-cards } رسید.
event-start = کارت شروع: { $card }.
event-ignored = کارت شروع، { $card }، حساب نشد: یک کارت دیگر رویش باز شد.
event-buried = کارت شروع، { $card }، حساب نشد: یک کارت دیگر رویش باز شد.
event-returned = کارت شروع، { $card }، به دسته برگشت و بُر خورد: یک کارت دیگر باز شد.

event-played =
    { $you ->
        [actor] یک { $card } انداختی.
       *[none] { $name } یک { $card } انداخت.
    }
event-drew =
    { $you ->
        [actor]
            { $known ->
                [yes] { $card } کشیدی.
               *[no] { some-cards } کشیدی.
            }
       *[none]
            { $known ->
                [yes] { $name } { $card } کشید.
               *[no] { $name } { some-cards } کشید.
            }
    }
event-nothing-to-draw =
    { $you ->
        [actor] کارتی نمانده که بکشی.
       *[none] کارتی نمانده که { $name } بکشد.
    }
event-kept =
    { $you ->
        [actor]
            { $known ->
                [yes] { $card } را نگه داشتی.
               *[no] کارت را نگه داشتی.
            }
       *[none] { $name } کارت را نگه داشت.
    }
event-passed =
    { $you ->
        [actor] پاس دادی.
       *[none] { $name } پاس داد.
    }
event-named-color =
    { $you ->
        [actor] رنگ { $color } را انتخاب کردی.
       *[none] { $name } رنگ { $color } را انتخاب کرد.
    }
event-targeted =
    { $pair ->
        [same]
            { $you ->
                [actor] خودت را انتخاب کردی.
               *[none] { $name } خودش را انتخاب کرد.
            }
       *[two]
            { $you ->
                [actor] { $other } را انتخاب کردی.
                [other] { $name } تو را انتخاب کرد.
               *[none] انتخاب { $name }: { $other }.
            }
    }
event-flipped =
    { $you ->
        [actor] کارت { $card } را باز کردی.
       *[none] { $name } کارت { $card } را باز کرد.
    }
event-item = آیتم: { $item }.
event-skipped =
    { $you ->
        [actor] نوبتت سوخت.
       *[none] نوبت { $name } سوخت.
    }
event-reversed = جهت بازی عوض شد.
event-extra-turn =
    { $you ->
        [actor] یک نوبت دیگر گرفتی.
       *[none] { $name } یک نوبت دیگر گرفت.
    }

event-accepted =
    { $you ->
        [actor] قبول کردی.
       *[none] { $name } قبول کرد.
    }
event-challenged =
    { $pair ->
        [none]
            { $you ->
                [actor] اعتراض کردی.
               *[none] { $name } اعتراض کرد.
            }
       *[two]
            { $you ->
                [actor] به { $other } اعتراض کردی.
                [other] { $name } به تو اعتراض کرد.
               *[none] { $name } به { $other } اعتراض کرد.
            }
    }
event-shown =
    { $known ->
        [yes]
            { $you ->
                [actor]
                    { $amount ->
                        [1] { $card } را نشان دادی.
                       *[other] { $amount } تا { $card } نشان دادی.
                    }
               *[none]
                    { $amount ->
                        [1] { $name } { $card } را نشان داد.
                       *[other] { $name } { $amount } تا { $card } نشان داد.
                    }
            }
       *[no]
            { $you ->
                [actor] دستت را به معترض نشان دادی.
               *[none] { $name } دستش را به معترض نشان داد.
            }
    }
event-guilty = اعتراض وارد است: کارت بلوف بود.
event-innocent = اعتراض وارد نیست: بلوفی در کار نبود.
event-gave =
    { $you ->
        [actor]
            { $known ->
                [yes] { $card } را به { $other } دادی.
               *[no] یک کارت به { $other } دادی.
            }
        [other]
            { $known ->
                [yes] { $name } کارت { $card } را به تو داد.
               *[no] { $name } یک کارت به تو داد.
            }
       *[none]
            { $known ->
                [yes] { $name } کارت { $card } را به { $other } داد.
               *[no] { $name } یک کارت به { $other } داد.
            }
    }

event-called =
    { $you ->
        [actor] اونو گفتی!
       *[none] { $name } اونو گفت!
    }
event-stayed-silent =
    { $you ->
        [actor] چیزی نگفتی.
       *[none] { $name } چیزی نگفت.
    }
event-caught =
    { $pair ->
        [none]
            { $you ->
                [actor] مچت را گرفتند: اونو نگفته بودی.
               *[none] مچ { $name } را گرفتند: اونو نگفته بود.
            }
       *[two]
            { $you ->
                [actor] { $other } مچت را گرفت: اونو نگفته بودی.
                [other] مچ { $name } را گرفتی: اونو نگفته بود.
               *[none] { $other } مچ { $name } را گرفت که اونو نگفته بود.
            }
    }
# Said of a false catch, too.
event-false-call =
    { $you ->
        [actor] بی‌جا اونو گفتی یا مچ گرفتی.
       *[none] { $name } بی‌جا اونو گفت یا مچ گرفت.
    }

event-reshuffled = کارت‌های زمین بُر خوردند و دستهٔ تازه شدند، با { count-of-cards }؛ کارت رویی سر جایش ماند.
event-swapped =
    { $pair ->
        [none]
            { $you ->
                [actor] دستت را عوض کردی.
               *[none] { $name } دستش را عوض کرد.
            }
       *[two]
            { $you ->
                [actor] دستت را با { $other } عوض کردی.
                [other] { $name } دستش را با تو عوض کرد.
               *[none] { $name } دستش را با { $other } عوض کرد.
            }
    }
event-rotated = همهٔ دست‌ها یک جا جلو رفتند.

event-went-out =
    { $you ->
        [actor] کارت آخرت را انداختی.
       *[none] { $name } کارت آخرش را انداخت.
    }
event-stalemate = دیگر هیچ‌کس نه می‌تواند کارت بیندازد، نه بکشد.
event-round-over =
    { $you ->
        [nobody] این دور برنده نداشت.
        [actor]
            { $amount ->
                [0] این دور را بردی.
               *[other] این دور را بردی و { count-of-points } گرفتی.
            }
       *[none]
            { $amount ->
                [0] { $name } این دور را برد.
               *[other] { $name } این دور را برد و { count-of-points } گرفت.
            }
    }
