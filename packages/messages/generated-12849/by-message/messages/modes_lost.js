/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Modes_LostInputs */

const en_ca2_modes_lost = /** @type {(inputs: Modes_LostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No connection since ${i?.time}: this list may be out of date. What you tap is kept and sent later.`)
};

const fr_ca2_modes_lost = /** @type {(inputs: Modes_LostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pas de connexion depuis ${i?.time} : cette liste n’est peut-être plus à jour. Ce que vous touchez est gardé et envoyé plus tard.`)
};

/**
* | output |
* | --- |
* | "No connection since {time}: this list may be out of date. What you tap is kept and sent later." |
*
* @param {Modes_LostInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_lost = /** @type {((inputs: Modes_LostInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_LostInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_lost(inputs)
	return en_ca2_modes_lost(inputs)
});