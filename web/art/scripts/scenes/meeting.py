import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(37,exposure=1.1,clamp=4,bounces=7); m=mats()
X0,X1,Y0,Y1,H=-3.4,3.0,-4.4,4.2,3.0
car=M_fabric('carpet',srgb('#2c463c'),bump=.9,weave=500,var=.16,sheen=.6)
herringbone(X0,X1,Y0,Y1,.62,.105,m.oak); rug(-.1,.2,4.1,6.6,base=('#9c8e78','#b9aa92'))
box(((X0+X1)/2,Y1+.1,H/2),(X1-X0+.4,.2,H),m.plaster,0); box((X1+.1,(Y0+Y1)/2,H/2),(.2,Y1-Y0,H),m.plaster,0); box(((X0+X1)/2,Y0-.1,H/2),(X1-X0+.4,.2,H),m.plaster,0)
tray_ceiling(X0,X1,Y0,Y1,H,m.plaster,inset=.75,power=30)
wy0,wy1=-3.6,3.3; window_left(X0,wy0,wy1,.36,2.74,Y0,Y1,H,m,n=5,sky=75); lake(180,level=-11,pal_at=(470,330),wide=True)
curtain(X0+.2,wy1+.75,X0+.2,wy1-.1,.01,H-.06,m.drape,folds=9,depth=.06,seed=2); curtain(X0+.2,.35,X0+.2,-.1,.01,H-.06,m.drape,folds=5,depth=.055,seed=4)
# end wall: walnut panels and the screen
panels(-2.75,2.75,Y1,2.62,m,6,cove=30)
n=N('scr'); o=n.gen(); sp=n.n('SeparateXYZ'); n.set(sp,0,o); v=n.math('ADD',sp.outputs['Z'],n.math('MULTIPLY',n.noise(2.5,5,.6,vec=n.mapping(n.obj(),(1,1,.35))),.16)); c=n.ramp(v,[(.0,srgb('#0b2a26')),(.30,srgb('#12403a')),(.345,srgb('#3a3350')),(.42,srgb('#7a4a52')),(.52,srgb('#d97a3c')),(.68,srgb('#c98a78')),(1,srgb('#4a4a78'))]); e=n.n('Emission',{'Color':c,'Strength':.85}); sm=n.done(e)
sx,sz,sw,sh=0,1.62,2.30,1.24; box((sx,Y1-.09,sz),(sw+.05,.05,sh+.05),m.dark,.008); so=box((sx,Y1-.118,sz),(sw,.006,sh),sm,0)
wt=M_emit('wt',(1,.95,.86),1.6); yt=Y1-.124; textobj('SAFFRON COURT',(sx,yt,sz+.12),.17,wt,rot=(R(90),0,0),space=1.2); textobj('A meeting by the lake',(sx,yt,sz-.06),.085,wt,'LiberationSerif-Italic',rot=(R(90),0,0)); box((sx,yt,sz+.045),(.5,.002,.006),wt,0)
area((sx,Y1-.2,sz),(sx,0,1.0),sw,sh,9,(1,.80,.66))
# table
ty0,ty1,TW=-1.75,2.75,1.24; tl=ty1-ty0; tm=(ty0+ty1)/2; TZ=.75
pts=[]; q=.62
for cx,cy,a0 in ((TW/2-.28,tl/2-.28,0),(-(TW/2-.28),tl/2-.28,90),(-(TW/2-.28),-(tl/2-.28),180),(TW/2-.28,-(tl/2-.28),270)):
    for t in np.linspace(0,90,10): pts.append((cx+.28*math.cos(R(a0+t)),cy+.28*math.sin(R(a0+t))))
def slab(pts,z0,z1,mat,bev=.006):
    n_=len(pts); V=[(x,y,z0) for x,y in pts]+[(x,y,z1) for x,y in pts]; F=[tuple(range(n_))[::-1],tuple(range(n_,2*n_))]+[(i,(i+1)%n_,n_+(i+1)%n_,n_+i) for i in range(n_)]
    o=mesh('slab',V,F,mat,True,30,(0,tm,0)); uv=o.data.uv_layers.new(name='UVMap')
    for l in o.data.loops: v_=o.data.vertices[l.vertex_index].co; uv.data[l.index].uv=(v_.y,v_.x)
    ca=o.data.color_attributes.new('rnd','FLOAT_COLOR','POINT'); ca.data.foreach_set('color',np.full(len(V)*4,.75,np.float32)); b=o.modifiers.new('b','BEVEL'); b.width=bev; b.segments=3; b.limit_method='ANGLE'; return o
tabm=M_wood('tab',srgb('#33221a'),srgb('#8a6444'),rough=.26,coat=.35,rand=.1); slab(pts,TZ-.045,TZ,tabm); slab([(x*.985,y*.995) for x,y in pts],TZ-.060,TZ-.046,m.brass,.002)
for y in (tm-tl*.30,tm+tl*.30): box((0,y,.36),(.62,.42,.66),m.walnut,.03); box((0,y,.03),(.70,.50,.06),m.brass,.01)
leather=N('lea'); o=leather.obj(); vo=leather.n('TexVoronoi',{'Scale':260}); leather.set(vo,'Vector',o); p=leather.pbsdf(Base_Color=leather.mix(leather.noise(3,5,.6,vec=o),srgb('#4f2f1e'),srgb('#74472c')),Roughness=.42,Specular=.45); leather.set(p,'Normal',leather.bump(leather.math('ADD',vo.outputs['Distance'],leather.noise(30,4,.6,vec=o)),.14,.003)); lea=leather.done(p)
def chair(loc,rot):
    with Group(loc,rot):   # faces -y
        box((0,.0,.455),(.50,.50,.10),lea,.042,5); box((0,.01,.40),(.46,.46,.03),m.walnut,.01)
        V=[];F=[]; nu,nv=24,14
        for s in (0,1):
            for j in range(nv+1):
                t=j/nv; zz=.49+.47*t
                for i in range(nu+1):
                    u=i/nu*2-1; th=R(62)*u; rr=.29; e=(1-abs(u)**6)*(1-(2*t-1)**6)+.02; top=-.05*abs(u)**2*t; d=.028*e**.5; yb=.20+.045*t; rad=rr+(d if s else -d); V.append((rad*math.sin(th)*1.02,yb+rad*math.cos(th)-.24,zz+top))
        m_=(nu+1)*(nv+1)
        for s in (0,1):
            for j in range(nv):
                for i in range(nu): a=s*m_+j*(nu+1)+i; f_=(a,a+1,a+nu+2,a+nu+1); F.append(f_ if not s else f_[::-1])
        for i in range(nu):
            for a in (i,nv*(nu+1)+i): F.append((a,a+1,m_+a+1,m_+a))
        for j in range(nv):
            for a in (j*(nu+1),j*(nu+1)+nu): F.append((a,a+nu+1,m_+a+nu+1,m_+a))
        o=mesh('cb',V,F,lea,True); bm=bmesh.new(); bm.from_mesh(o.data); bmesh.ops.recalc_face_normals(bm,faces=bm.faces); bm.to_mesh(o.data); bm.free()
        for s in(-1,1): tube([(s*.255,.17,.42),(s*.275,.17,.55),(s*.275,.10,.655),(s*.275,-.12,.655),(s*.265,-.17,.60),(s*.255,-.18,.42)],.013,m.brass,4); tube([(s*.275,.10,.664),(s*.275,-.10,.664)],.019,lea,4,smooth=False)
        for sx_ in(-1,1):
            for sy in(-1,1): tube([(sx_*.19,sy*.19,.40),(sx_*.235,sy*.235,0)],.014,m.brass,radii=[1.1,.7],smooth=False)
ys=[-1.05,.05,1.15,2.15]
ys=[tm-1.5,tm-.5,tm+.5,tm+1.5]
rs=np.random.RandomState(4)
for y in ys:
    for s in(-1,1): chair((s*(TW/2+.30+rs.uniform(0,.05)),y+rs.uniform(-.03,.03),0),R(s*90)*-1+R(rs.uniform(-6,6)))
chair((.0,ty1+.36,0),R(0))
# pads, pens, glasses, carafes, flowers
padl=M_plain('padl',srgb('#12473b'),.5,bump=.15,bscale=400); page=M_plain('page',srgb('#f1eadb'),.8); wat=M_glass('wat',(.97,.99,1),.0,1.33)
def tumbler(x,y,full=True):
    lathe([(0,0),(.031,0),(.033,.006),(.036,.095),(.0345,.095),(.031,.012),(0,.010)],m.glass,(x,y,TZ),48,auto=50)
    if full: lathe([(0,.0105),(.0305,.012),(.0333,.068),(0,.068)],wat,(x,y,TZ),40,auto=50)
for y in ys:
    for s in(-1,1):
        px=s*(TW/2-.20); a=R(rs.uniform(-4,4)); box((px,y,TZ+.005),(.225,.31,.010),padl,.003,rot=(0,0,a)); box((px-s*.004,y,TZ+.0115),(.20,.285,.004),page,.001,rot=(0,0,a)); box((px-s*.085,y,TZ+.0145),(.012,.285,.003),m.brass,.001,rot=(0,0,a))
        tube([(px-s*.02,y-.10,TZ+.0185),(px-s*.03,y+.04,TZ+.0185)],.0045,m.dark,4,smooth=False); tube([(px-s*.02,y-.10,TZ+.0185),(px-s*.0186,y-.12,TZ+.0185)],.0046,m.brass,3,radii=[1,.4],smooth=False)
        cyl((px-s*.20,y+.15,TZ),.042,.004,m.brass,48,.001); 
        with Group((0,0,.004),0): tumbler(px-s*.20,y+.15)
for y in (tm-1.0,tm+1.0):
    cyl((0,y,TZ),.15,.012,m.walnut,64,.004); lathe(smoothprofile([(0,0),(.05,0),(.056,.01),(.055,.13),(.03,.18),(.026,.215),(.034,.235),(.031,.234),(.024,.213),(.028,.18),(.052,.13),(.052,.012),(0,.010)],5),m.glass,(-.03,y,TZ+.012),64,auto=60); lathe([(0,.011),(.0515,.014),(.0515,.115),(0,.115)],wat,(-.03,y,TZ+.012),48,auto=50); 
    lathe(smoothprofile([(.028,.232),(.03,.24),(.018,.262),(.02,.28),(0,.285)],5),m.brass,(-.03,y,TZ+.012),32)
pet=[M_leaf('p1',srgb('#f0dfcd'),.3,.6),M_leaf('p2',srgb('#c8542c'),.3,.6),M_leaf('p3',srgb('#e5a075'),.3,.6)]; st=M_plain('st',srgb('#4d6b3a'),.5); fl_=M_leaf('fl',srgb('#4f7344'),.25)
lathe(smoothprofile([(0,0),(.05,0),(.06,.01),(.10,.05),(.105,.085),(.098,.086),(.09,.05),(0,.03)],5),m.brass,(0,tm,TZ),64); bouquet((0,tm,TZ+.05),20,.16,.17,pet,fl_,st,3,.052,spill=.3)
# linear brass light over the table
LZ=2.05
for y in (tm-1.3,tm+1.3): tube([(0,y,H+.3),(0,y,LZ)],.007,m.brass,smooth=False)
box((0,tm,LZ),(.05,3.4,.05),m.brass,.012); o=box((0,tm,LZ-.032),(.036,3.36,.014),M_emit('led',kelvin(2800),7),.004); o.visible_diffuse=False
area((0,tm,LZ-.05),(0,tm,0),.05,3.3,60,kelvin(2800),150)
for k in range(6): y=tm-1.5+.6*k; o=lathe([(.07*math.sin(t),-.07*math.cos(t)) for t in np.linspace(0,math.pi,20)],M_emit('gl',(1,.70,.40),4),(0,y,LZ+.09),24) if 0 else None
# right wall: pictures, console with lamp
with Group((X1,0,0),R(-90)):
    picture(-1.9,-.0,1.65,.8,1.05,m,1); picture(-.75,-.0,1.65,.8,1.05,m,4)
box((X1-.24,1.9,.40),(.42,1.9,.80),m.walnut,.01); box((X1-.24,1.9,.815),(.46,1.96,.03),m.marble,.006); box((X1-.46,1.9,.42),(.012,.012,.5),m.brass,.002)
table_lamp((X1-.25,2.55,.83),m.brass,h=.55,r=.16,power=11,glow=2.2); vase((X1-.26,1.35,.83),M_plain('vz',srgb('#12473b'),.12,coat=.8),.9); branches((X1-.26,1.35,1.05),10,.5,.33,(.075,.06),fl_,None,6)
cyl((-2.95,3.75,0),.24,.46,m.brass,64,.02); branches((-2.95,3.75,.44),14,1.35,.6,(.17,.085),M_leaf('pl',srgb('#3f6b45')),None,8,pairs=8)
for x in (-1.8,0,1.8): spot((x,Y1-1.1,H-.06),(x,Y1,1.2),24,kelvin(2800),58,.8,.03)
for y in (-.4,1.4): spot((X1-1.2,y+.3,H-.05),(X1,y+.0,1.6),26,kelvin(2800),45,.8,.03)
area((.8,-4.0,2.6),(0,1,.9),2.6,1.1,42,kelvin(3300))
camera((.80,-3.45,1.50),(-.36,2.0,1.1),23,5.6,3.3,shift_y=-.075)
end()
