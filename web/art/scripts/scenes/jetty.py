import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_venues import *
reset(71); setup(exposure=.85,clamp=4,bounces=8)
brass=M_brass(); stone=M_stone('travertine',srgb('#b9aa92'),srgb('#8d7f6a'),.42); wall=M_plaster('wall',srgb('#d6c8b1'),.12); trim=M_plaster('trim',srgb('#e6dcc8'),.05); iron=M_plain('iron',srgb('#1a1816'),.4,.7)
teak=M_wood('teak',srgb('#4a2f1c'),srgb('#9a7048'),rough=.5,rand=.35); walnut=M_wood('walnut',srgb('#2b1d13'),srgb('#7d5c3f'),rough=.36,coat=.2); paint=M_plain('paint',srgb('#0e3f37'),.28,coat=.5,bump=.04,bscale=14); ivory=M_fabric('ivory',srgb('#efe6d4'),bump=.2,var=.05); rust=M_fabric('rust',srgb('#a2502c'),bump=.3,sheen=.5); saf=M_fabric('saf',srgb('#c98535'),bump=.3,sheen=.5); rope=M_fabric('rope',srgb('#b79c76'),weave=2400,bump=.8)
# the lake, rippled near by and calm far off
sky('dusk',.62,.92); lakescene(0,palace=(132,330),pscale=.95,prot=.12,seed=8,glow=.75,water=False)
n=N('near'); o=n.n('NewGeometry').outputs['Position']; far=n.noise(.22,7,.6,vec=o); near=n.noise(1.5,5,.6,vec=n.mapping(o,(1,2.1,1)))
p=n.pbsdf(Base_Color=srgb('#0d2735'),Roughness=.07,Specular=.6); n.set(p,'Normal',n.bump(near,.30,.10,normal=n.bump(far,.35,.5))); plane((0,3000,0),9000,6400,n.done(p))
# the quay of the terrace on the left
box((-8.0,6,.75),(5.4,26,1.5),wall,.03); box((-5.28,6,1.46),(.30,26,.14),trim,.03); box((-5.22,6,.30),(.22,26,.6),stone,.04)
for a in(-4.6,-.4,3.8,8.0,12.2): jali(a+.2,a+4.0,-5.3,1.53,.80,trim,axis='y')
for y in(-.4,3.8,8.0,12.2): box((-5.3,y,2.05),(.34,.34,1.08),trim,.02); dome((-5.3,y,2.58),.17,trim,None,16); spot((-5.0,y,.12),(-5.25,y,2.2),26,kelvin(2500),60,.8,.03)
mt=M_stone('trunk',srgb('#6b5a48'),srgb('#3a2f26'),.8,2,.6); ml=M_leaf('palm',srgb('#456b3c'),.35)
for x,y,h,sd in((-6.6,10.5,4.8,3),(-7.0,5.6,4.2,6),(-7.4,16,5.6,4)): palm((x,y,1.5),h,22,2.3,sd,mt,ml,.4); spot((x+.7,y-.9,1.7),(x,y,1.5+h*.9),210,kelvin(2500),60,.7,.03)
# the jetty: planks on beams, posts with ropes, lanterns
DZ=.52; jx0,jx1=-2.6,-.75; rs=np.random.RandomState(5); y=-6.0
while y<6.6:
    box(((jx0+jx1)/2+rs.uniform(-.012,.012),y,DZ-.02+rs.uniform(-.003,.003)),(jx1-jx0,.138,.04),teak,.006,rot=(0,0,rs.uniform(-.004,.004))); y+=.148
for x in(jx0+.14,jx1-.14): box((x,.3,DZ-.12),(.12,12.6,.16),walnut,.01)
PY=(-.1,2.4,4.9)
for s,x in((-1,jx0+.02),(1,jx1-.02)):
    for y in PY: cyl((x,y,-1.2),.075,2.62,walnut,20,.02); lathe([(.078,1.24),(.085,1.26),(.085,1.36),(.078,1.38)],brass,(x,y,0),24)
    for a,b in zip(PY,PY[1:]): tube(catenary((x,a,1.22),(x,b,1.22),.16,14),.016,rope,3)
for s,x in((-1,jx0+.30),(1,jx1-.30)):
    for y in(-1.35,1.15,3.65,6.0)[s<0:]: lantern((x,y,DZ),brass,.44,.20,3.2,2250,12)
# the pavilion at its end
box((-1.68,8.9,.1),(4.0,4.2,.9),trim,.03); box((-1.68,6.72,.2),(2.2,.36,.5),trim,.02); chhatri((-1.68,9.0,.62),2.9,2.5,trim,brass,.95,th=.06)
for sx in(-1,1): spot((-1.68+sx*.8,7.7,.62),(-1.68+sx*.55,8.6,3.2),170,kelvin(2500),80,.8,.05); spot((-1.68+sx*1.95,6.9,.65),(-1.68+sx*.5,9.0,4.7),260,kelvin(2550),50,.9,.05)
point((-1.68,9.0,2.7),70,kelvin(2450),.15); o=lathe([(.0,-.2),(.1,-.18),(.14,0),(.1,.18),(.03,.23)],M_emit('lan',(1,.6,.28),5),(-1.68,9.0,2.6),8,auto=15); o.visible_diffuse=False; tube([(-1.68,9.0,2.8),(-1.68,9.0,3.2)],.008,iron,smooth=False)
def hull(L,B,D,out,inn,sheer=.55,stern=.34):
    """a lake boat along y, bow at +y: rounded sections, the ends drawn up"""
    ns,nr=46,14; V=[];F=[]; top=[[],[]]
    for i in range(ns+1):
        t=i/ns; u=2*t-1; b=B*max(.001,(1-abs(u)**2.6))**.62+.02; g=.34+(sheer if u>0 else stern)*abs(u)**3.0; k=-D+(D+.12)*abs(u)**5.0
        for j in range(nr+1):
            a=math.pi*j/nr; V.append((-b*math.cos(a),u*L/2*(1+.02*math.sin(a)),g-(g-k)*math.sin(a)**.62))
        top[0].append((-b,u*L/2,g+.02)); top[1].append((b,u*L/2,g+.02))
    for i in range(ns):
        for j in range(nr): q=i*(nr+1)+j; F.append((q,q+1,q+nr+2,q+nr+1))
    o=mesh('hull',V,F,out,True); s=o.modifiers.new('t','SOLIDIFY'); s.thickness=.05; s.offset=-1; s.material_offset=1; o.data.materials.append(inn)
    for e,up in((-1,stern),(1,sheer)): tube([(0,e*L/2*1.005,.34+up+.10)]+[(0,e*L/2*u*1.012,-D+(D+.12)*u**5.0+.01) for u in(1,.96,.9,.82,.72)],.048,walnut,4)   # stem and sternpost close the ends
    for side in top: tube(side,.038,walnut,4)
    for side in top: tube([(x*1.012,y,z-.10) for x,y,z in side[2:-2]],.012,brass,3)
def boat(canopy=True):
    with grab() as g:
        L,B=6.4,.86; hull(L,B,.30,paint,walnut); box((0,0,.11),(1.22,4.4,.04),teak,.01)   # above the waterline
        for y in(-1.75,1.75): box((0,y,.26),(1.5,.34,.05),teak,.01)
        if canopy:
            for s in(-1,1): box((s*.46,0,.17),(.50,2.9,.22),walnut,.02); box((s*.46,0,.33),(.50,2.84,.13),ivory,.05,5)
            for s,ys in((-1,(-1.1,-.35,.5,1.15)),(1,(-1.0,-.1,.8))):
                for k,y in enumerate(ys): cushion((s*.66,y,.55),(R_(68),0,R_(90*-s)+rs.uniform(-.12,.12)),(rust,saf,ivory)[k%3],w=.48,h=.48,pressure=3.0,shrink=-.02,n=36,seed=5+k%2)
            for s in(-1,1):
                for y in(-1.5,0,1.5): tube([(s*.80,y,.30),(s*.78,y,1.92)],.022,walnut,4,smooth=False); lathe([(.03,0),(.034,.02),(.03,.04)],brass,(s*.79,y,1.1),16)
            # arched canopy with a scalloped valance
            W,LY,Z=.90,1.72,1.86; nx,ny=18,24; V=[];F=[]
            for j in range(ny+1):
                for i in range(nx+1):
                    x=-W+2*W*i/nx; yy=-LY+2*LY*j/ny; V.append((x,yy,Z+.30*(1-(x/W)**2)-.012*abs(math.sin(math.pi*3*(j/ny)))))
            for j in range(ny):
                for i in range(nx): a=j*(nx+1)+i; F.append((a,a+1,a+nx+2,a+nx+1))
            o=mesh('canopy',V,F,M_cloth_trans('can',srgb('#efe3cb'),.35),True); s=o.modifiers.new('t','SOLIDIFY'); s.thickness=.008
            def valance(path,n):
                V=[];F=[]; m=8
                for k in range(n):
                    for q in range(m+1):
                        t=(k+q/m)/n; f=t*(len(path)-1); i=min(int(f),len(path)-2); a=Vector(path[i]).lerp(Vector(path[i+1]),f-i); b=len(V); V+=[tuple(a),(a.x,a.y,a.z-.07-.09*math.sin(math.pi*q/m)**.7)]
                        if q: F.append((b-2,b,b+1,b-1))
                o=mesh('val',V,F,rust,True); s=o.modifiers.new('t','SOLIDIFY'); s.thickness=.008
            for s in(-1,1): valance([(s*W,y,Z+.005) for y in np.linspace(-LY,LY,30)],13)
            for e in(-1,1): valance([(x,e*LY,Z+.30*(1-(x/W)**2)+.005) for x in np.linspace(-W,W,30)],7)
            for e in(-1,1): tube([(x,e*LY,Z+.30*(1-(x/W)**2)) for x in np.linspace(-W,W,20)],.016,brass,3)
        for s in(-1,1): tube([(s*.55,-2.9,.42),(s*.62,.3,.46),(s*.66,2.0,.5)],.022,teak,4)
    return g.objs
PARTS=boat(); bl=(1.45,3.3,-.02); dup(PARTS,bl,R_(-9)); hide(PARTS)
M=Matrix.Translation(bl)@Matrix.Rotation(R_(-9),4,'Z')
for y,z in((-.5,1.74),):
    c=M@Vector((0,y,z)); point(tuple(c),58,kelvin(2300),.06); o=lathe([(.0,-.13),(.06,-.12),(.085,0),(.06,.12),(.02,.15)],M_emit('bl',(1,.58,.25),6),tuple(c),8,auto=15); o.visible_diffuse=False; o.visible_shadow=False
    tube([tuple(c+Vector((0,0,.14))),tuple(c+Vector((0,0,.42)))],.006,iron,smooth=False)
tube(catenary((jx1-.02,4.9,1.1),tuple(M@Vector((0,3.0,.72))),.18,12),.016,rope,3); tube(catenary((jx1-.02,.0,1.1),tuple(M@Vector((-.3,-2.8,.5))),.16,12),.016,rope,3)
SM=boat(False); dup(SM,(8.6,13.5,-.06),R_(38),.8); hide(SM)
area((0,-12,8),(0,4,.5),14,5,360,(.55,.62,1.0)); area((2.2,-5.0,3.4),(.6,2.4,.8),2.4,1.2,40,kelvin(3000))
camera((.20,-4.5,2.42),(.20,8,1.5),24,None,None,shift_y=-.085)
finish(bloom=.065,wb=(.95,1,1.10),sat=.97)
