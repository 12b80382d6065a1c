import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(5,exposure=.9); m=mats()
X0,X1,Y0,Y1,H=-4.3,3.9,-4.2,3.0,2.95
herringbone(X0,X1,Y0,Y1,.62,.105,m.oak)
box((0,Y1+.1,H/2),(X1-X0+.6,.2,H),m.plaster,0); box((X1+.1,(Y0+Y1)/2,H/2),(.2,Y1-Y0,H),m.plaster,0); box((0,Y0-.1,H/2),(X1-X0+.6,.2,H),m.plaster,0)
tray_ceiling(X0,X1,Y0,Y1,H,m.plaster)
wy0,wy1=-3.4,1.55; window_left(X0,wy0,wy1,.42,2.72,Y0,Y1,H,m,n=3,sky=60)
lake(180,level=-11,origin=(0,0),pal_at=(150,330))
curtain(X0+.2,wy1+.62,X0+.2,wy1-.25,.01,H-.06,m.drape,folds=9,depth=.06,seed=2); curtain(X0+.12,wy1-.1,X0+.12,wy1-.75,.01,H-.06,m.sheer,folds=7,depth=.045,seed=5)
# window seat with cushions and books
box((X0+.28,-.95,.20),(.56,4.9,.40),m.walnut,.01); box((X0+.29,-.95,.45),(.54,4.85,.11),m.emerald,.04,4)
cushion((X0+.2,1.05,.70),(R(70),0,R(80)),m.rust,w=.5,h=.5,pressure=3.0,shrink=-.02,n=36,seed=5); cushion((X0+.22,.55,.68),(R(68),0,R(98)),m.sand,w=.5,h=.5,pressure=3.0,shrink=-.02,n=36,seed=6)
# king bed
bx=-.95; panels(bx-1.95,bx+1.95,Y1,2.55,m,5); king_bed(bx,.72,m,m.rust,m.emerald,pil=m.sand,headw=1.62)
for s in (-1,1): nightstand(bx+s*1.33,2.62,m); pendant(bx+s*1.33,2.60,H-.05,1.22,m.brass,power=15)
box((bx+1.28,2.52,.52),(.2,.15,.02),M_plain('b1',srgb('#7a3b2a'),.6),.002,rot=(0,0,.2)); box((bx+1.28,2.52,.54),(.18,.14,.018),M_plain('b2',srgb('#d8cbb2'),.6),.002,rot=(0,0,.05))
bench(bx,.30,1.3,m.emerald,m)
rug(bx-.15,-.12,4.3,3.6)
# bunk nook: built in on the right, two arched sleeping alcoves
nx0,nx1,ny=1.35,3.75,1.82; W=nx1-nx0; NH=2.72
front=shape2d([(0,0),(W,0),(W,NH),(0,NH)],[[(x,y) for x,y in cusped(W/2,W*.84,1.36,y0=.30,lobes=9,d=.03,rise=.34)],[(x,y) for x,y in cusped(W/2,W*.84,2.62,y0=1.62,lobes=9,d=.03,rise=.34)]],.07,m.plaster,(nx0,ny,0),(R(90),0,0),.006)
for x in (nx0+.03,nx1-.03): box((x,(ny+Y1)/2,NH/2),(.06,Y1-ny,NH),m.plaster,.004)
box(((nx0+nx1)/2,(ny+Y1)/2,NH-.03),(W,Y1-ny,.06),m.plaster,.004); box(((nx0+nx1)/2,(ny+Y1)/2,1.43),(W-.1,Y1-ny,.10),m.walnut,.004); box(((nx0+nx1)/2,Y1-.02,1.36),(W-.1,.03,2.6),m.walnut,.0)
cx=(nx0+nx1)/2
for z,acc,thr in ((.30,m.emerald,m.rust),(1.60,m.rust,m.emerald)):
    box((cx,ny+.04,z-.02),(W*.84+.02,.11,.05),m.walnut,.008)
    box((cx,ny+.60,z+.05),(W-.16,1.0,.20),m.white,.06,4); box((cx+.35,ny+.60,z+.145),(W-.95,1.02,.06),m.white,.028,4); box((cx+.62,ny+.60,z+.165),(.72,1.03,.05),thr,.022,4)
    cushion((nx0+.42,ny+.62,z+.30),(R(66),0,R(80)),m.white,w=.78,h=.5,pressure=3.2,shrink=-.03,n=44,seed=3); cushion((nx0+.66,ny+.50,z+.27),(R(60),0,R(70)),acc,w=.46,h=.26,pressure=3.0,shrink=-.02,n=30,seed=11)
    area((cx,ny+.15,z+.93),(cx,ny+.7,z),W*.7,.04,14,kelvin(2600)); 
    o=lathe([(.05*math.sin(t),-.05*math.cos(t)) for t in np.linspace(0,math.pi,20)],M_emit('sc',(1,.68,.36),6),(cx-.1,Y1-.10,z+.72),24); o.visible_diffuse=False; point((cx-.1,Y1-.2,z+.72),5,kelvin(2500),.05); box((cx-.1,Y1-.045,z+.72),(.07,.03,.12),m.brass,.008)
for z in (1.43,): box((cx,ny-.042,z),(W,.012,.02),m.brass,.002)
box((cx,ny-.042,NH-.04),(W,.014,.02),m.brass,.002)
area((cx,Y1-.4,NH+.03),(cx,Y1-.3,NH+3),W-.3,.05,9,kelvin(2600))
# ladder
for x in (nx1-.98,nx1-.56): tube([(x,ny-.52,0),(x,ny-.06,1.86)],.022,m.brass,6,smooth=False)
for i in range(6): t=.13+i*.145; box((nx1-.77,ny-.52+.46*t,1.86*t),(.42,.075,.026),m.walnut,.006)
# play corner: teepee, teddy, blocks, books
canvas=M_cloth_trans('canvas',srgb('#e9dfc9'),.35); pole=M_wood('pole',srgb('#6b4a2c'),srgb('#a97c4e'),rough=.5)
teepee((-3.05,2.22,.0),canvas,pole,rot=R(22),r=.86,h=1.72); point((-3.05,2.25,.75),9,kelvin(2500),.08)
cushion((-2.92,1.98,.10),(R(8),0,R(20)),m.emerald,w=.5,h=.5,pressure=3.0,shrink=-.02,n=36,seed=5)
fur=M_fabric('fur',srgb('#9a6b3f'),bump=.9,weave=300,sheen=.8); teddy((-2.93,1.92,.16),fur,m.dark,rot=R(20),s=.95)
cols=[srgb(c) for c in('#b5562f','#0f5245','#d9a441','#e6dccb','#7d9478')]; bm=[M_plain('blk%d'%i,c,.45) for i,c in enumerate(cols)]
bxs=[(-2.15,.98,0,.1),(-2.03,1.06,1,.5),(-2.09,1.015,2,.3),(-1.86,.90,3,.9),(-2.42,.86,4,1.2),(-2.52,1.10,0,.2)]
zz=[0,0,.1,0,0,0]
for (x,y,c,r),z in zip(bxs,zz): box((x-.35,y-.2,.032+z+.048),(.096,)*3,bm[c],.008,rot=(0,0,r))
lathe([(.03,0),(.075,.0),(.075,.045),(.03,.045)],bm[2],(-2.9,.72,.023),40); 
# pouf and open book
lathe(smoothprofile([(0,0),(.24,.0),(.30,.06),(.31,.18),(.27,.29),(.16,.335),(0,.34)],8),m.rust,(-3.35,.55,.0),48)
for s in(-1,1): box((-3.35+s*.085,.55,.352),(.165,.22,.012),M_plain('page',srgb('#efe7d6'),.8),.004,rot=(0,R(-6*s),0))
picture(2.55,Y1-4.0,1.6,.1,.1,m,1) if 0 else None
# lights
area((1.6,-3.3,2.7),(.2,1.2,.6),2.5,1.2,36,kelvin(3300)); daylight((.8,-3.9,2.6),(.2,1.2,.6),4.2,1.5,130,(1,.97,.93)); sun((1,.30,-.60),2.2)
for x in (bx-1.2,bx,bx+1.2): spot((x,1.9,H-.06),(x,2.95,1.3),24,kelvin(2800),62,.8,.03)
spot((bx,.2,H+.2),(bx,.7,.5),36,kelvin(2900),58,.9,.06); spot((-3.0,.6,H-.1),(-3.0,1.6,.4),30,kelvin(2800),60,.9,.05); spot((2.3,-.6,H-.1),(2.5,1.8,1.3),150,kelvin(2600),46,.9,.05)
# child's table in the foreground
ptx,pty=-.95,-1.35; lathe(smoothprofile([(0,0),(.2,0),(.2,.012),(.05,.03),(.035,.1),(.035,.38),(.10,.42),(.14,.43)],5),m.walnut,(ptx,pty,0),64); cyl((ptx,pty,.43),.42,.026,m.walnut,96,.01)
for a_ in (98,0): 
    with Group((ptx+.62*math.cos(R(a_)),pty+.62*math.sin(R(a_)),0),0,.60): tub_chair((0,0,0),R(a_-90),m.sand if a_>50 else m.emerald,m.brass,.74)
box((ptx-.08,pty+.05,.458),(.30,.21,.003),M_plain('paper',srgb('#f3eddf'),.8),.001,rot=(0,0,.3))
for i,c_ in enumerate(bm): tube([(ptx+.16+.022*i,pty-.14+.03*math.sin(i*2),.463),(ptx+.20+.02*i,pty-.02+.03*math.sin(i*2),.463)],.0058,c_,4,smooth=False)
for i,(dx,dy,c_) in enumerate(((.10,.2,0),(.02,.235,1),(.06,.215,2))): box((ptx+dx,pty+dy,.456+.035+(.07 if i==2 else 0)),(.07,)*3,bm[c_],.006,rot=(0,0,.3*i))
lathe(smoothprofile([(0,0),(.03,0),(.036,.05),(.037,.08)]),m.china,(ptx-.25,pty+.16,.456)); branches((ptx-.25,pty+.16,.52),5,.16,.09,(.035,.03),M_leaf('lf',srgb('#6d8a60')),None,4)
camera((1.62,-3.45,1.36),(-.62,2.2,1.1),21.5,5.6,4.5,shift_y=-.055)
end()
