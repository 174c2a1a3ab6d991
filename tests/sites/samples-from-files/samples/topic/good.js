const product = "%product%";
console.log(product);
