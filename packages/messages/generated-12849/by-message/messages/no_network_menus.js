/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} No_Network_MenusInputs */

const en_ca2_no_network_menus = /** @type {(inputs: No_Network_MenusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This page needs a connection. These menus are saved on this device and open without one:`)
};

const fr_ca2_no_network_menus = /** @type {(inputs: No_Network_MenusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette page demande une connexion. Ces menus sont conservés sur cet appareil et s’ouvrent hors ligne :`)
};

/**
* | output |
* | --- |
* | "This page needs a connection. These menus are saved on this device and open without one:" |
*
* @param {No_Network_MenusInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const no_network_menus = /** @type {((inputs?: No_Network_MenusInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<No_Network_MenusInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_no_network_menus(inputs)
	return en_ca2_no_network_menus(inputs)
});