import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(83,exposure=1.15,bounces=8).cycles.sample_clamp_direct=6; m=mats()
X0,X1,Y0,Y1,H=-2.9,2.9,-3.8,2.6,2.9
lime=M_plaster('lime',srgb('#cdbfa8')); clay=M_plaster('clay',srgb('#a9694b')); slat=M_wood('slat',srgb('#3f2a19'),srgb('#8a6240'),rough=.45); stone=M_stone('floor',srgb('#a99d89'),srgb('#85796a'),.35,1.6,.25); verde=M_marble('verde',srgb('#0f3a2f'),srgb('#7fa893'),1.5,.10,.28)
plane((0,-.5,-.02),7,8,m.dark); tiles(X0,X1,Y0,Y1,1.2,.6,0,stone,gap=.004,bev=.002)
# back wall: a cusped niche between slatted panels, candles on its steps
back_wall(X0,X1,Y1,H,[(0,1.9,.62,2.56)],m,th=.40,mat=lime); box((0,Y1+.42,1.6),(2.2,.06,2.4),clay,0); box((0,Y1+.16,.60),(1.96,.42,.04),m.marble,.006)
for s in(-1,1): area((s*.90,Y1+.26,1.5),(0,Y1+.40,1.5),.04,1.6,11,kelvin(2450))
area((0,Y1+.10,.66),(0,Y1+.40,2.4),1.6,.05,7,kelvin(2450))
for s in(-1,1):
    for i in range(13): box((s*(1.30+i*.125),Y1-.03,H/2),(.055,.06,H),slat,.004)
    box((s*2.05,Y1-.006,H/2),(1.7,.012,H),M_plain('bk%d'%s,srgb('#20160e'),.8),0)
    area((s*2.05,Y1-.20,H-.02),(s*2.05,Y1,0),1.5,.05,40,kelvin(2500))
# in the niche: brass urn with branches, candles
vase((0,Y1+.16,.62),m.brass,1.45); branches((0,Y1+.16,.98),13,.85,.52,(.10,.05),M_leaf('br',srgb('#5f7d57')),None,6,pairs=9)
for x,h in((-.62,.16),(-.48,.10),(-.74,.09),(.56,.13),(.70,.08)):
    lathe([(0,0),(.042,0),(.044,.004),(.044,h-.004),(.040,h),(.03,h-.006),(0,h-.012)],M_plain('wax',srgb('#efe2cc'),.5),(x,Y1+.06,.62),32); flame((x,Y1+.06,.62+h),1.4)
box((X1+.1,(Y0+Y1)/2,H/2),(.2,Y1-Y0,H),lime,0)
box((0,Y0-.1,H/2),(6.2,.2,H),lime,0); tray_ceiling(X0,X1,Y0,Y1,H,lime,inset=.75,power=13,k=2500)
# left: a cusped window on the garden at dusk, reeds of curtain
wy0,wy1=-1.9,1.3; window_left(X0,wy0,wy1,.10,2.5,Y0,Y1,H,m,3,36); lake(180,level=-9,pal_at=(30,330))
curtain(X0+.14,wy1+.25,X0+.14,wy1-.25,.01,H-.06,m.sheer,5,.05,seed=4); curtain(X0+.20,wy1+.75,X0+.20,wy1+.15,.01,H-.06,m.drape,6,.05,seed=3)
# the treatment bed: walnut plinth, mattress, linen, folded throw, rolled towels
bx,by,bw,bl=0,.35,.82,2.0
box((bx,by,.30),(bw-.10,bl-.16,.56),m.walnut,.015); box((bx,by,.045),(bw-.16,bl-.24,.07),m.brass,.006)
for y in(-.42,.42): box((bx,by+y,.34),(bw-.085,.014,.46),m.brass,.003)
box((bx,by,.655),(bw,bl,.15),m.white,.05,6)
tw=towel_mat('tw',srgb('#efe8db')); tg=towel_mat('tg',srgb('#1d5145')); tr=towel_mat('tr',srgb('#a35a38'))
def over(y0,y1,z,mat,drop,n=22,t=.010):   # a cloth laid across the bed, hanging on both sides
    V=[];F=[]; hw=bw/2+.012; prof=[(-hw-.006,z-drop)]+[(-hw-.004,z-drop*(1-k/5)) for k in range(1,5)]+[(-hw+.035*(1-math.cos(a)),z-.035+.035*math.sin(a)) for a in np.linspace(0,math.pi/2,5)]; prof+=[(x,z) for x in np.linspace(-hw+.08,hw-.08,7)]+[(-x,zz) for x,zz in prof[::-1]]
    for j in range(n+1):
        for i,(x,zz) in enumerate(prof):
            w=max(0,(z-.03-zz)/drop) if drop else 0; V.append((bx+x+math.copysign(.012*w*(1+math.sin(j*1.3+i)),x),y0+(y1-y0)*j/n,zz+.003*math.sin(j*.9+i*.7)))
    c=len(prof)
    for j in range(n):
        for i in range(c-1): a=j*c+i; F.append((a,a+1,a+c+1,a+c))
    o=mesh('cloth',V,F,mat,True); so=o.modifiers.new('t','SOLIDIFY'); so.thickness=t; so.offset=1; sb=o.modifiers.new('s','SUBSURF'); sb.levels=sb.render_levels=2
over(by-.98,by+.55,.738,m.white,.30); over(by-.92,by-.40,.752,tg,.36,t=.016)
folded(bx,by+.14,.748,.46,.30,2,tw,2); rolled(bx-.10,by+.14,.832,.050,.32,tr,R(86)); 
cushion((bx,by+.78,.80),(R(10),0,0),m.white,w=.60,h=.36,pressure=3.2,shrink=-.03,n=40,seed=3)
lathe(smoothprofile([(.10,0),(.145,.0),(.165,.03),(.145,.06),(.11,.055)]),m.white,(bx,by+1.10,.70),64,scale=(1,1.05,1))
# marigold garland petals on the towel
pet=M_leaf('mar',srgb('#e08a1e'),.25,.55); rose(Vector((bx+.12,by+.10,.842)),.040,2,pet); rose(Vector((bx+.16,by+.17,.840)),.032,4,M_leaf('ivy',srgb('#f0dfcd'),.3,.6))
# stool, side table with oils, bowl, stones; brass stand with a hanging lantern
sx,sy=.98,-.42; lathe(smoothprofile([(0,.40),(.17,.40),(.185,.415),(.185,.445),(.17,.455),(0,.455)],4),m.walnut,(sx,sy,0),64); lathe(smoothprofile([(0,.455),(.15,.455),(.17,.475),(.165,.50),(.12,.515),(0,.518)],4),m.emerald,(sx,sy,0),64)
for a in(45,135,225,315): tube([(sx+.12*math.cos(R(a)),sy+.12*math.sin(R(a)),.41),(sx+.16*math.cos(R(a)),sy+.16*math.sin(R(a)),0)],.013,m.brass,smooth=False)
tx,ty=-1.22,.18; lathe(smoothprofile([(0,0),(.20,0),(.20,.012),(.05,.03),(.03,.10),(.03,.52),(.10,.56),(.16,.57)],5),m.brass,(tx,ty,0),64); cyl((tx,ty,.57),.34,.03,m.marble,96,.008); z=.60
lathe(smoothprofile([(0,0),(.05,0),(.06,.008),(.13,.06),(.145,.085),(.14,.087),(.12,.06),(.05,.016),(0,.012)]),m.brass,(tx-.06,ty+.10,z),64); lathe([(0,.062),(.118,.062)],M_water(s1=20,s2=60,b1=.05,b2=.02),(tx-.06,ty+.10,z),48)
for dx,dy,r,c in((-.10,.08,.036,pet),(-.03,.14,.032,M_leaf('wh',srgb('#f3e8dc'),.35,.6)),(-.02,.06,.028,pet)): rose(Vector((tx+dx,ty+dy,z+.064)),r,3,c)
for dx,dy,h,c in((.14,.02,.13,(.80,.42,.12)),(.20,.10,.10,(.28,.50,.36))):
    lathe(smoothprofile([(0,0),(.026,0),(.029,.008),(.028,h*.55),(.012,h*.80),(.011,h)],5),M_glass('oil%d'%int(h*100),c),(tx+dx,ty+dy,z),48); lathe([(0,0),(.015,0),(.015,.03),(0,.03)],m.brass,(tx+dx,ty+dy,z+h),24)
candle_glass((tx+.05,ty-.18,z),m,.036,.085,2.4); rolled(tx-.16,ty-.12,z,.036,.17,tw,R(30)); rolled(tx-.11,ty-.20,z,.036,.17,tg,R(30))
# right: low walnut console with towels, basin, orchid pot; floor candles
cx=2.62; box((cx,.5,.40),(.46,2.2,.72),m.walnut,.01); box((cx,.5,.78),(.50,2.26,.035),m.marble,.008)
for k in range(3): box((cx-.232,-.23+.73*k,.40),(.012,.70,.66),m.walnut,.004); box((cx-.242,-.23+.73*k,.62),(.012,.16,.014),m.brass,.003)
folded(cx,1.25,.80,.34,.40,4,tw,3); rolled(cx,1.25,.975,.055,.34,tg,0); basin((cx,.45,.80),M_plain('cop',srgb('#b8743f'),.25,.9),r=.19); vase((cx,-.28,.80),M_plain('vz',srgb('#12473b'),.1,coat=.8),.8); branches((cx,-.28,1.0),9,.46,.26,(.07,.055),M_leaf('eu',srgb('#7d9480')),None,3)
for y in(-.30,.50,1.30): spot((cx-.4,y,H-.05),(X1,y,1.1),18,kelvin(2550),56,.9,.05)
lantern((-1.95,1.95,0),m.frame,.52,.24,10,2300); lantern((1.45,2.15,0),m.frame,.42,.20,8,2300)
rug(0,.15,2.5,2.9,base=('#a08d76','#b9a78e'),line='#7d3f25')
# light
spot((bx,-.5,H),(bx,by,.7),46,kelvin(2750),50,.9,.08); spot((sx,-1.2,H),(sx,sy,.4),18,kelvin(2750),50,.9,.08)
area((.6,-3.4,2.5),(0,1,.6),2.6,1.3,36,kelvin(3200)); area((-2.4,-1.6,1.8),(0,.2,.8),1.4,1.4,22,(.5,.6,1.0))
camera((.78,-2.75,1.40),(-.30,2.2,1.1),24,4.0,3.2,shift_y=-.035)
end(wb=(.84,1,1.38),bloom=.075)
