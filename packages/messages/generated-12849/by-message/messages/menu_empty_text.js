/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Empty_TextInputs */

const en_ca2_menu_empty_text = /** @type {(inputs: Menu_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There’s nothing to order here at the moment. Please come back a little later.`)
};

const fr_ca2_menu_empty_text = /** @type {(inputs: Menu_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien à commander ici pour le moment. Revenez un peu plus tard.`)
};

/**
* | output |
* | --- |
* | "There’s nothing to order here at the moment. Please come back a little later." |
*
* @param {Menu_Empty_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_empty_text = /** @type {((inputs?: Menu_Empty_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Empty_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_empty_text(inputs)
	return en_ca2_menu_empty_text(inputs)
});