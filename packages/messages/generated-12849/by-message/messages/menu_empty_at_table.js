/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Empty_At_TableInputs */

const en_ca2_menu_empty_at_table = /** @type {(inputs: Menu_Empty_At_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t serve at tables here. You can order take-out instead.`)
};

const fr_ca2_menu_empty_at_table = /** @type {(inputs: Menu_Empty_At_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous ne servons pas aux tables ici. Vous pouvez commander pour emporter.`)
};

/**
* | output |
* | --- |
* | "We don’t serve at tables here. You can order take-out instead." |
*
* @param {Menu_Empty_At_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_empty_at_table = /** @type {((inputs?: Menu_Empty_At_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Empty_At_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_empty_at_table(inputs)
	return en_ca2_menu_empty_at_table(inputs)
});