/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Last_CallInputs */

const en_ca2_menu_last_call = /** @type {(inputs: Menu_Last_CallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last call has passed`)
};

const fr_ca2_menu_last_call = /** @type {(inputs: Menu_Last_CallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandes terminées`)
};

/**
* | output |
* | --- |
* | "Last call has passed" |
*
* @param {Menu_Last_CallInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_last_call = /** @type {((inputs?: Menu_Last_CallInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Last_CallInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_last_call(inputs)
	return en_ca2_menu_last_call(inputs)
});