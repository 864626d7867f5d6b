/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_ClosedInputs */

const en_ca2_menu_closed = /** @type {(inputs: Menu_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can still look at the menu.`)
};

const fr_ca2_menu_closed = /** @type {(inputs: Menu_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous pouvez quand même consulter le menu.`)
};

/**
* | output |
* | --- |
* | "You can still look at the menu." |
*
* @param {Menu_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_closed = /** @type {((inputs?: Menu_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_closed(inputs)
	return en_ca2_menu_closed(inputs)
});