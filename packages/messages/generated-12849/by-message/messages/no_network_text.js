/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} No_Network_TextInputs */

const en_ca2_no_network_text = /** @type {(inputs: No_Network_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This page needs a connection. A menu that you’ve opened once on this device opens offline from then on.`)
};

const fr_ca2_no_network_text = /** @type {(inputs: No_Network_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette page demande une connexion. Un menu que vous avez ouvert une fois sur cet appareil s’ouvre ensuite hors ligne.`)
};

/**
* | output |
* | --- |
* | "This page needs a connection. A menu that you’ve opened once on this device opens offline from then on." |
*
* @param {No_Network_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const no_network_text = /** @type {((inputs?: No_Network_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<No_Network_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_no_network_text(inputs)
	return en_ca2_no_network_text(inputs)
});