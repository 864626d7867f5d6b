/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown>, time: NonNullable<unknown> }} Menu_Notice_OverInputs */

const en_ca2_menu_notice_over = /** @type {(inputs: Menu_Notice_OverInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ordering closed ${i?.date}, ${i?.time}`)
};

const fr_ca2_menu_notice_over = /** @type {(inputs: Menu_Notice_OverInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commandes closes le ${i?.date}, ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Ordering closed {date}, {time}" |
*
* @param {Menu_Notice_OverInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_notice_over = /** @type {((inputs: Menu_Notice_OverInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Notice_OverInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_notice_over(inputs)
	return en_ca2_menu_notice_over(inputs)
});