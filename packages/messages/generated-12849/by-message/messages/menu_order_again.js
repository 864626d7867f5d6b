/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Order_AgainInputs */

const en_ca2_menu_order_again = /** @type {(inputs: Menu_Order_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order again`)
};

const fr_ca2_menu_order_again = /** @type {(inputs: Menu_Order_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commander de nouveau`)
};

/**
* | output |
* | --- |
* | "Order again" |
*
* @param {Menu_Order_AgainInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_order_again = /** @type {((inputs?: Menu_Order_AgainInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Order_AgainInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_order_again(inputs)
	return en_ca2_menu_order_again(inputs)
});