import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
reset(4); setup(exposure=.88,look='Medium High Contrast')
brass=M_brass(); walnut=M_wood('walnut',srgb('#2b1d13'),srgb('#7d5c3f'),rough=.34,coat=.12)
oak=M_wood('oak',srgb('#6b5138'),srgb('#b3926a'),rough=.33,scale=1.2,rand=.22,grain=.8,spec=.5)
plaster=M_plaster('plaster',srgb('#d9cfc0')); white=M_fabric('linen',srgb('#efeae1'),bump=.12,var=.03,sheen=.2); 
velvet=M_velvet('teal',srgb('#123f43')); blush=M_velvet('sand',srgb('#a98566')); headm=M_velvet('head',srgb('#7f6a57')); marble=M_marble('marble',scale=1.3); dark=M_plain('dark',srgb('#15120f'),.4)
drapem=M_fabric('drape',srgb('#8d7a66'),bump=.2,var=.1,sheen=.5); sheer=M_sheer('sheer',(.85,.82,.78),.32)
# room
X0,X1,Y0,Y1,H=-3.6,3.5,-4.2,3.0,2.95
herringbone(X0,X1,Y0,Y1,.62,.105,oak)
box((0,Y1+.1,H/2),(X1-X0+.4,.2,H),plaster,0); box((X1+.1,(Y0+Y1)/2,H/2),(.2,Y1-Y0,H),plaster,0); box((0,Y0-.1,H/2),(X1-X0+.4,.2,H),plaster,0)
# ceiling with a recessed tray and warm cove
tx0,tx1,ty0,ty1=-2.7,2.7,-3.2,2.2; cz=H
for c,s in ((((X0+tx0)/2,(Y0+Y1)/2),(tx0-X0,Y1-Y0)),(((X1+tx1)/2,(Y0+Y1)/2),(X1-tx1,Y1-Y0)),((0,(Y0+ty0)/2),(tx1-tx0,ty0-Y0)),((0,(Y1+ty1)/2),(tx1-tx0,Y1-ty1))):
    box((c[0],c[1],cz-.0),(s[0],s[1],.1),plaster,0)
box((0,(Y0+Y1)/2,cz+.33),(X1-X0+.4,Y1-Y0+.4,.06),plaster,0)
for (x,y,sx,sy) in ((tx0-.12,(ty0+ty1)/2,.04,ty1-ty0),(tx1+.12,(ty0+ty1)/2,.04,ty1-ty0),(0,ty1+.12,tx1-tx0,.04),(0,ty0-.12,tx1-tx0,.04)):
    area((x,y,cz+.1),(x,y,cz+3),sx,sy,26*max(sx,sy)/5,kelvin(2700))
for x0,x1,y0,y1 in ((tx0-.3,tx0-.28,ty0,ty1),(tx1+.28,tx1+.3,ty0,ty1)): box(((x0+x1)/2,(y0+y1)/2,cz+.2),(.02,y1-y0+.6,.3),plaster,0)
# window wall (x = X0)
wy0,wy1,wz0,wz1=-3.4,2.25,.06,2.78
box((X0-.1,(wy1+Y1)/2,H/2),(.24,Y1-wy1,H),plaster,.005); box((X0-.1,(Y0+wy0)/2,H/2),(.24,wy0-Y0,H),plaster,.005); box((X0-.1,(wy0+wy1)/2,(wz1+H)/2+.02),(.24,wy1-wy0,H-wz1+.04),plaster,.005); box((X0-.05,(wy0+wy1)/2,wz0/2),(.3,wy1-wy0,wz0),dark,.005)
fr=M_plain('frame',srgb('#1c1815'),.35,.6)
for y in np.linspace(wy0,wy1,5): box((X0-.1,y,(wz0+wz1)/2),(.07,.045,wz1-wz0),fr,.004)
for z in (wz0+.03,wz1-.03): box((X0-.1,(wy0+wy1)/2,z),(.07,wy1-wy0,.05),fr,.004)
o=box((X0-.1,(wy0+wy1)/2,(wz0+wz1)/2),(.006,wy1-wy0,wz1-wz0),M_window(),0)
curtain(X0+.2,wy1+.62,X0+.2,wy1-.35,.01,H-.06,drapem,folds=9,depth=.06,seed=2); curtain(X0+.12,wy1-.1,X0+.12,wy1-1.15,.01,H-.06,sheer,folds=9,depth=.045,seed=5)
curtain(X0+.2,wy0-.6,X0+.2,wy0+.5,.01,H-.06,drapem,folds=9,depth=.06,seed=7)
# outside: the lake and the island palace
lake(180,level=-11,origin=(0,0),pal_at=(176,330))
area((X0-.4,(wy0+wy1)/2,1.6),(0,0,1.0),5.2,2.5,70,(.42,.55,1.0)); daylight((X0-.4,(wy0+wy1)/2,1.6),(0,0,1.0),5.2,2.5,480); sun((1,.34,-.60),2.2)
# wall behind the bed: walnut panels with brass inlay and a cove
bx=.35; pz0,pz1=0,2.55
n=6; px0,px1=bx-2.55,bx+2.55; pw=(px1-px0)/n
for i in range(n): box((px0+(i+.5)*pw,Y1-.03,(pz0+pz1)/2),(pw-.012,.06,pz1-pz0),walnut,.003)
for i in range(n+1): box((px0+i*pw,Y1-.045,(pz0+pz1)/2),(.012,.05,pz1-pz0),brass,.001)
box((bx,Y1-.045,pz1+.006),(px1-px0,.09,.012),brass,.001)
area((bx,Y1-.05,pz1+.03),(bx,Y1-.0,pz1+3),px1-px0,.05,22,kelvin(2600))
# bed
m=mats(); m.white=white; king_bed(bx,.72,m,velvet,velvet,pil=blush,headw=1.75,head=headm)
# the sofa bed on the right wall, under three pictures, between a lamp and a plant
sofa((3.02,-.75,0),R(-90),m.emerald,m,w=2.2,cush=((-.70,m.sand,6),(.68,m.rust,-8)))
with Group((3.49,-.75,0),R(-90)):
    for k,q in((-.78,3),(0,5),(.78,8)): picture(k,0,1.72,.50,.66,m,q)
floor_lamp(3.15,-2.25,m,18); side_table((3.12,.78,0),marble,brass,.23,.52); cup((3.10,.76,.52),m,M_plain('tea',srgb('#7a3c14'),.1,coat=.5),rot=R(200))
# bedside tables + pendants
for s in (-1,1):
    x=bx+s*1.36; box((x,2.62,.30),(.56,.44,.36),walnut,.008); box((x,2.62,.495),(.60,.47,.028),marble,.008); box((x,2.62,.105),(.5,.38,.03),brass,.004); box((x,2.395,.30),(.5,.012,.012),brass,.004)
    for lx in(-.22,.22): tube([(x+lx,2.45,.1),(x+lx,2.45,0)],.012,brass,smooth=False); tube([(x+lx,2.8,.1),(x+lx,2.8,0)],.012,brass,smooth=False)
    pendant(x,2.60,cz-.05,1.22,brass,power=17)
xx=bx-1.36; box((xx-.12,2.55,.52),(.2,.15,.02),M_plain('book',srgb('#7a3b2a'),.6),.002,rot=(0,0,.2)); box((xx-.12,2.55,.54),(.18,.14,.018),M_plain('book2',srgb('#d8cbb2'),.6),.002,rot=(0,0,.05))
lathe(smoothprofile([(0,0),(.035,0),(.05,.04),(.04,.09),(.022,.12),(.027,.14)]),M_plain('vase',srgb('#c9bda8'),.35),(bx+1.36+.12,2.6,.51)); branches((bx+1.48,2.6,.6),6,.32,.18,(.05,.042),M_leaf('euc',srgb('#6d8068')),None,3)
# bench
box((bx,.32,.40),(1.45,.44,.14),velvet,.05,5); box((bx,.32,.315),(1.40,.40,.03),brass,.004)
for sx in(-.62,.62):
    for sy in(-.15,.15): tube([(bx+sx,.32+sy,.31),(bx+sx,.32+sy,0)],.014,brass,smooth=False)
# rug
rugn=N('rug'); o_=rugn.obj(); w_=rugn.n('TexWave',{'Scale':2.2,'Distortion':0},bands_direction='DIAGONAL'); rugn.set(w_,'Vector',rugn.mapping(o_,(1,1,0)))
c_=rugn.mix(rugn.noise(5,6,.7,vec=o_),srgb('#a89a86'),srgb('#c4b8a5')); sp_=rugn.n('SeparateXYZ'); rugn.set(sp_,0,o_)
ex_=rugn.math('SUBTRACT',1.95,rugn.math('ABSOLUTE',sp_.outputs[0])); ey_=rugn.math('SUBTRACT',1.45,rugn.math('ABSOLUTE',sp_.outputs[1])); e_=rugn.math('MINIMUM',ex_,ey_)
for d_,w__ in ((.16,.022),(.215,.007)): c_=rugn.mix(rugn.math('LESS_THAN',rugn.math('ABSOLUTE',rugn.math('SUBTRACT',e_,d_)),w__),c_,srgb('#4d5b57'))
p_=rugn.pbsdf(Base_Color=c_,Roughness=.95,Sheen=.5,Specular=.05); rugn.set(p_,'Normal',rugn.bump(rugn.noise(260,4,.8,vec=o_),.9,.01)); rug=box((bx-.1,.35,.011),(3.9,2.9,.022),rugn.done(p_),.008)
# armchair, table, floor lamp by the window
tub_chair((-2.45,.95,0),R(100),blush,brass,.78); side_table((-2.55,1.75,0),marble,brass,.23,.52)
lathe(smoothprofile([(0,0),(.05,0),(.075,.07),(.07,.15),(.035,.2),(.045,.23)]),M_plain('vase2',srgb('#22343a'),.15,coat=.6),(-2.58,1.78,.52)); branches((-2.58,1.78,.7),9,.55,.34,(.075,.06),M_leaf('euc2',srgb('#5f7a5c')),None,6)
lx,ly=-2.95,2.45; cyl((lx,ly,0),.15,.02,brass); tube([(lx,ly,0),(lx,ly,1.5)],.011,brass,smooth=False); o=lathe([(.2,0),(.15,.27)],M_shade('shade2',strength=2.2),(lx,ly,1.42),96); o.visible_shadow=False; point((lx,ly,1.55),26,kelvin(2600),.1)
# coffee table with tray, coupes and greenery in the foreground
ctx,cty=-1.25,-.55; lathe(smoothprofile([(0,0),(.30,0),(.30,.012),(.27,.03),(.27,.30),(.30,.325),(.30,.33)],4),walnut,(ctx,cty,0),96); cyl((ctx,cty,.33),.46,.03,marble,96,.01)
cyl((ctx-.06,cty+.06,.36),.21,.012,brass,64); gl=M_glass('gl'); champ=M_glass('ch',(1,.82,.5))
for gx,gy in ((-.12,-.02),(.02,-.06)): wine_glass((ctx+gx,cty+gy,.372),gl,kind='coupe',liquid=champ)
lathe(smoothprofile([(0,0),(.07,0),(.085,.02),(.1,.19),(.108,.2),(.104,.21),(.095,.19),(.08,.03),(0,.03)],6),M_brass('silver',.16,srgb('#d6d3cc')),(ctx-.02,cty+.14,.372)); 
tube([(ctx-.02,cty+.14,.42),(ctx+.03,cty+.15,.56),(ctx+.06,cty+.158,.64)],.036,M_plain('bottle',srgb('#14251a'),.12,coat=.8),radii=[1.05,1.05,.4]); tube([(ctx+.055,cty+.156,.62),(ctx+.075,cty+.162,.70)],.017,brass,radii=[1,.85])
lathe(smoothprofile([(0,0),(.05,0),(.09,.06),(.095,.13),(.06,.2),(.045,.25),(.055,.28)]),M_plain('vase3',srgb('#1d3a40'),.12,coat=.7),(ctx+.25,cty+.05,.36)); branches((ctx+.25,cty+.05,.6),11,.5,.42,(.08,.06),M_leaf('euc3',srgb('#6c8464')),None,9)
# soft fill from the room behind the camera, two picture spots
area((1.2,-3.2,2.7),(.2,1.2,.6),2.5,1.2,34,kelvin(3300)); daylight((.6,-3.9,2.5),(.2,1.2,.6),3.6,1.5,90,(1,.97,.93))
for x in (-1.2,.35,1.9): spot((x,1.9,cz-.06),(x,2.95,1.3),28,kelvin(2800),62,.8,.03)
spot((bx,.2,cz+.2),(bx,.7,.5),40,kelvin(2900),58,.9,.06)
camera((1.95,-2.75,1.12),(-.60,2.2,1.1),23,5.6,4.0,shift_y=-.03)
finish(wb=(.86,1.0,1.30))
