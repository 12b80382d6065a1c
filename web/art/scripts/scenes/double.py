import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(67,exposure=.95); m=mats()
X0,X1,Y0,Y1,H=-3.1,3.1,-4.2,3.0,3.0
clay=M_plaster('clay',srgb('#b5785a')); cream=M_plaster('cream',srgb('#ddd2bf'))
herringbone(X0,X1,Y0,Y1,.62,.105,m.oak)
# back wall: a lit cusped alcove for the bed, between two narrow cusped windows on the lake
W3=[(0,2.62,.0002,2.72)]+[(s*2.28,.92,.42,2.42) for s in(-1,1)]
back_wall(X0,X1,Y1,H,W3,m,th=.42,mat=cream)
for s in(-1,1): glazing(s*2.28,.92,.42,2.42,Y1+.30,m,2,(.55,)); box((s*2.28,Y1-.01,.40),(1.06,.20,.035),m.marble,.008)
box((0,Y1+.44,1.5),(3.0,.06,3.1),clay,0); box((0,Y1+.27,2.92),(3.0,.3,.06),clay,0)
for s in(-1,1): area((s*1.22,Y1+.30,1.3),(0,Y1+.42,1.3),.04,2.2,15,kelvin(2500))
area((0,Y1+.10,.06),(0,Y1+.44,2.4),2.2,.05,12,kelvin(2550))
lake(90,level=-10,pal_at=(175,330))
for s in(-1,1): area((s*2.28,Y1+.7,1.5),(s*2.0,0,.8),.9,2,24,(.45,.55,1.0)); daylight((s*2.28,Y1+.7,1.5),(s*2.0,0,.8),.9,2,170)
box((X0-.1,(Y0+Y1)/2,H/2),(.2,Y1-Y0,H),cream,0)
# the right wall: a wide window on the old town over the day bed
m.plaster=cream; dy0,dy1=-1.45,.75
with Group((0,0,0),R(180)): window_left(-X1,-dy1,-dy0,.92,2.62,-Y1,-Y0,H,m,3,55)
for y,q in((dy1+.17,3),(dy0-.17,4)): curtain(X1-.10,y+.17,X1-.10,y-.17,.01,H-.10,m.drape,4,.05,seed=q)
tube([(X1-.10,dy0-.40,H-.09),(X1-.10,dy1+.40,H-.09)],.012,m.brass,smooth=False)
daybed(X1-.48,(dy0+dy1)/2,m,m.walnut,m.rust,(m.sand,m.emerald,m.sand))
if DAY: old_town(0)
daylight((.3,-3.9,2.5),(0,1,.7),3.6,1.6,110,(1,.97,.93)); sun((-1,-.22,-.62),2.2)
box((0,Y0-.1,H/2),(6.6,.2,H),cream,0); tray_ceiling(X0,X1,Y0,Y1,H,cream,inset=.7,power=24); box((0,Y1-.012,.08),(6.2,.03,.16),cream,.006)
# wainscot mouldings on the side walls
for s in(-1,1):
    for k in range(4):
        y0=-3.0+k*1.5
        if s>0 and k in(1,2): continue
        for z in(.30,1.02): box((s*3.09,y0+.62,z),(.02,1.26,.022),cream,.006)
        for y in(y0,y0+1.24): box((s*3.09,y,.66),(.02,.022,.72),cream,.006)
    for y,w in(((-.6,7.2),) if s<0 else ((-3.1,2.2),(2.05,1.9))): box((s*3.085,y,1.16),(.03,w,.035),cream,.008)
# bed in its alcove
king_bed(0,.88,m,m.emerald,m.emerald,pil=m.rust,headw=1.02,head=m.rust,Y1=Y1+.40,bw=1.6,board=False)
channel_panel(-1.02,1.02,Y1+.33,.12,1.22,m.rust,.135,.055)
for s in(-1,1):
    nightstand(s*1.24,2.66,m); table_lamp((s*1.24,2.68,.51),m.brass,h=.54,r=.165,power=9,glow=2.2)
box((-1.38,2.52,.52),(.19,.14,.02),M_plain('b1',srgb('#27483f'),.6),.002,rot=(0,0,.2)); lathe(smoothprofile([(0,0),(.03,0),(.036,.05),(.03,.09)]),m.china,(1.38,2.54,.51)); branches((1.38,2.54,.57),6,.18,.11,(.04,.034),M_leaf('e1',srgb('#6d8a60')),None,4)
# brass lotus over the headboard
v,f=leafmesh(.34,.15,0,8); place_leaves(m.brass,v,f,[Matrix.Translation((0,Y1+.385,1.62))@Matrix.Rotation(R(90),4,'X')@Matrix.Rotation(R(a),4,'Z')@Matrix.Scale(q,4) for a,q in((0,1),(30,.94),(-30,.94),(58,.84),(-58,.84),(82,.7),(-82,.7))])
bench(0,.46,1.36,m.emerald,m)
rug(0,.55,3.7,3.3,base=('#b09a80','#cbb89d'),line='#8a4526')
# an armchair on each side, tea on the left, leaves on the right
for k in(-1,1): tub_chair((k*1.98,1.36,0),R(-k*44),m.sand,m.brass,.74); side_table((k*2.50,1.98,0),m.marble,m.brass,.23,.52)
cup((-2.46,1.92,.52),m,M_plain('tea',srgb('#7a3c14'),.1,coat=.5),rot=R(60)); candle_glass((-2.60,2.06,.52),m,.032,.08,1.6)
vase((2.5,1.98,.52),M_plain('vz2',srgb('#22474a'),.12,coat=.7),.6); branches((2.5,1.98,.68),8,.36,.22,(.06,.05),M_leaf('eu',srgb('#6d8068')),None,3)
# curtains beside the windows
for s in(-1,1): curtain(s*2.92-.16,Y1-.09,s*2.92+.16,Y1-.09,.01,H-.10,m.drape,4,.05,seed=8+s)
# light
for s in(-1,1): spot((s*2.2,1.7,H-.06),(s*2.2,Y1,1.0),16,kelvin(2800),50,.8,.05); spot((s*1.62,2.2,H-.06),(s*1.62,Y1,1.4),16,kelvin(2700),44,.9,.04)
spot((0,.3,H),(0,1.2,.5),44,kelvin(2900),60,.9,.06); [spot((k*2.2,.9,H),(k*2.1,1.5,.4),18,kelvin(2800),60,.9,.06) for k in(-1,1)]
area((.3,-3.7,2.7),(0,1,.7),3.2,1.3,40,kelvin(3300))
camera((.0,-2.55,1.34),(0,2.4,1.34),27,5.6,4.6,shift_y=-.035)
end(wb=(.77,1,1.54),sat=.88)
